import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { newWebhookSecret } from './newWebhookSecret.ts';

/**
 * Gives a webhook a new secret, which is returned and shown nowhere else. The one before signs beside it for a day, one before
 * that no more. Throws `not-found`.
 */
export async function renewWebhookSecret(who: Membership, webhookId: string, now = new Date()): Promise<string> {
  const { orgId } = who;
  const ref = refs.webhook(orgId, webhookId);
  const secretRef = refs.webhookSecret(orgId, webhookId);
  const secret = newWebhookSecret();
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'webhooks.manage');
    const webhook = (await transaction.get(ref)).data();
    const present = (await transaction.get(secretRef)).data();
    if (webhook === undefined || present === undefined) throw new AppError('not-found');
    const until = new Date(now.getTime() + LIMITS.formerSecretMs);
    transaction.set(secretRef, { secret, former: { secret: present.secret, until } });
    transaction.update(ref, { formerSecretUntil: until });
    const subject = new URL(webhook.address).host;
    recordActivity(transaction, orgId, who, { kind: 'webhook-secret-renewed', subject });
  });
  return secret;
}
