import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Plan } from '@parlance/domain/plans';
import type { Transaction } from 'firebase-admin/firestore';
import { takeOneOfEach } from '../../../kernel/platform/limits/takeFromDay.ts';
import { attachmentsOfDay } from './takeAttachmentOfDay.ts';

/**
 * Takes one of the mails that an organization may send to leads in a day, in a transaction that has written nothing yet. Nobody has shown that an
 * address is the visitor's, and anybody can begin a trial and leave a stranger's address in their own chat: a trial sends a few a day. Throws
 * `reply-limit-reached` { max }, and of a file, which is one of the day's files too, `attachment-limit-reached` { max }.
 */
export async function takeReplyOfDay(
  transaction: Transaction,
  orgId: string,
  { plan, isFile }: { plan: Plan; isFile: boolean },
  at: Date,
): Promise<void> {
  const max = plan === 'trial' ? LIMITS.trialLeadRepliesPerDay : LIMITS.leadRepliesPerDay;
  const uses = [{ key: `lead-reply:${orgId}`, max }, ...(isFile ? [attachmentsOfDay(orgId)] : [])];
  const full = await takeOneOfEach(transaction, uses, at);
  if (full === undefined) return;
  throw new AppError(full === max ? 'reply-limit-reached' : 'attachment-limit-reached', { max: full });
}
