import { type Webhook, WEBHOOK_EVENTS } from '@parlance/domain/documents/organizations/webhook';
import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { readReceiver } from './readReceiver.ts';

type WebhookChange = Pick<Webhook, 'address' | 'events' | 'isOn'>;

/**
 * Changes a webhook; the same again changes nothing. One that is switched on, or gets another address, has not failed yet. Throws `not-found`, `url-invalid` or
 * `address-not-allowed`.
 */
export async function updateWebhook(
  who: Membership,
  webhookId: string,
  { address, events, isOn }: WebhookChange,
): Promise<void> {
  const { orgId } = who;
  const receiver = readReceiver(address);
  const ref = refs.webhook(orgId, webhookId);
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'webhooks.manage');
    const webhook = (await transaction.get(ref)).data();
    if (webhook === undefined) throw new AppError('not-found');
    const isSame = WEBHOOK_EVENTS.every((event) => events.includes(event) === webhook.events.includes(event));
    if (isSame && receiver.href === webhook.address && isOn === webhook.isOn) return;
    const isFresh = receiver.href !== webhook.address || (isOn && !webhook.isOn);
    const health = isFresh ? { failingSince: null } : {};
    transaction.update(ref, { address: receiver.href, events, isOn, ...health, ...(isOn ? { disabledAt: null } : {}) });
    recordActivity(transaction, orgId, who, { kind: 'webhook-updated', subject: receiver.host });
  });
}
