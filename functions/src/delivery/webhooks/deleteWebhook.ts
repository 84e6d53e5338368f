import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { deleteInBatches } from '../../kernel/platform/writes/deleteInBatches.ts';

/**
 * Deletes a webhook with its secret, then its log. Cut in between, what is left of the log is sent nowhere and ends with its time.
 * Throws `not-found`.
 */
export async function deleteWebhook(who: Membership, webhookId: string): Promise<void> {
  const { orgId } = who;
  const ref = refs.webhook(orgId, webhookId);
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'webhooks.manage');
    const webhook = (await transaction.get(ref)).data();
    if (webhook === undefined) throw new AppError('not-found');
    transaction.delete(ref);
    transaction.delete(refs.webhookSecret(orgId, webhookId));
    const subject = new URL(webhook.address).host;
    recordActivity(transaction, orgId, who, { kind: 'webhook-deleted', subject });
  });
  await deleteInBatches(db.collection(paths.deliveries(orgId, webhookId)).select());
}
