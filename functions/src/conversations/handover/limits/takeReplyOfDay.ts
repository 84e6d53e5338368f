import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Plan } from '@parlance/domain/plans';
import type { Transaction } from 'firebase-admin/firestore';
import { takeAllFromDay } from '../../../kernel/platform/limits/takeFromDay.ts';

/**
 * Takes one of the mails that an organization may send to leads in a day, in a transaction that has written nothing yet. Nobody has shown that an
 * address is the visitor's, and anybody can begin a trial and leave a stranger's address in their own chat: a trial sends a few a day. Throws
 * `reply-limit-reached` { max }.
 */
export async function takeReplyOfDay(transaction: Transaction, orgId: string, plan: Plan, at: Date): Promise<void> {
  const max = plan === 'trial' ? LIMITS.trialLeadRepliesPerDay : LIMITS.leadRepliesPerDay;
  const refusal = await takeAllFromDay(transaction, `lead-reply:${orgId}`, { wanted: 1, max, at });
  if (refusal !== undefined) throw new AppError('reply-limit-reached', { max });
}
