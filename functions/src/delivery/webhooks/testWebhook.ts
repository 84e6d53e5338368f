import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { refs } from '../../kernel/platform/refs.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { newDelivery } from './newDelivery.ts';

/** Queues a test for a webhook and returns its id. Throws `not-found`. */
export async function testWebhook({ orgId }: Membership, webhookId: string): Promise<string> {
  if (!(await refs.webhook(orgId, webhookId).get()).exists) throw new AppError('not-found');
  const deliveryId = `evt_${newId()}`;
  await refs.delivery(orgId, webhookId, deliveryId).create(newDelivery('test', null, new Date()));
  return deliveryId;
}
