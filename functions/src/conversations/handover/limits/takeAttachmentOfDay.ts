import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { takeAllFromDay } from '../../../kernel/platform/limits/takeFromDay.ts';

/** Counter of an organization's files of a day, and their maximum. */
export function attachmentsOfDay(orgId: string): { key: string; max: number } {
  return { key: `attachments|${orgId}`, max: LIMITS.attachmentsPerDay };
}

/** Counts a file of an organization's day in a transaction that has written nothing yet. Throws `attachment-limit-reached` { max }. */
export async function takeAttachmentOfDay(transaction: Transaction, orgId: string, at: Date): Promise<void> {
  const { key, max } = attachmentsOfDay(orgId);
  const refusal = await takeAllFromDay(transaction, key, { wanted: 1, max, at });
  if (refusal !== undefined) throw new AppError('attachment-limit-reached', { max });
}
