import { AppError } from '@parlance/domain/errors';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { sendDelivery } from './delivery/sendDelivery.ts';

/** Sends a delivery once more, at once, whatever became of it; where it fails it is tried for a day again. Throws `not-found`. */
export async function resendDelivery(who: Membership, webhookId: string, deliveryId: string): Promise<void> {
  const { orgId } = who;
  const ref = refs.delivery(orgId, webhookId, deliveryId);
  const now = new Date();
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'webhooks.manage');
    if (!(await transaction.get(ref)).exists) throw new AppError('not-found');
    transaction.update(ref, { status: 'waiting', triedSince: null, nextAttemptAt: now });
  });
  await sendDelivery({ orgId, webhookId, deliveryId }, now);
}
