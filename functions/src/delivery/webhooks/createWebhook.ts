import type { WebhookEvent } from '@parlance/domain/documents/organizations/webhook';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { newWebhookSecret } from './newWebhookSecret.ts';
import { readReceiver } from './readReceiver.ts';

interface NewWebhook {
  address: string;
  events: WebhookEvent[];
}

/**
 * Makes a webhook. The answer is the only place where its secret is shown. Throws `url-invalid`, `address-not-allowed` or
 * `webhook-limit-reached` { current, max }.
 */
export async function createWebhook(
  who: Membership,
  { address, events }: NewWebhook,
): Promise<{ webhookId: string; secret: string }> {
  const { orgId } = who;
  const receiver = readReceiver(address);
  const webhookId = newId();
  const secret = newWebhookSecret();
  await transactionInTurn(paths.org(orgId), async (transaction) => {
    await recheckMember(transaction, who, 'webhooks.manage');
    const org = await transaction.get(refs.org(orgId));
    if (!org.exists) throw new AppError('not-found');
    const { size } = await transaction.get(refs.webhooks(orgId).limit(LIMITS.webhooksPerOrg));
    if (size >= LIMITS.webhooksPerOrg) {
      throw new AppError('webhook-limit-reached', { current: size, max: LIMITS.webhooksPerOrg });
    }
    transaction.create(refs.webhookSecret(orgId, webhookId), { secret, former: null });
    transaction.create(refs.webhook(orgId, webhookId), {
      address: receiver.href,
      events,
      isOn: true,
      failingSince: null,
      disabledAt: null,
      formerSecretUntil: null,
      createdBy: who.uid,
      createdAt: new Date(),
    });
    recordActivity(transaction, orgId, who, { kind: 'webhook-created', subject: receiver.host });
  });
  return { webhookId, secret };
}
