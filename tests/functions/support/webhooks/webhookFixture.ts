import {
  type Delivery,
  deliverySchema,
  type Webhook,
  webhookSchema,
} from '@parlance/domain/documents/organizations/webhook';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { newDelivery } from '../../../../functions/src/delivery/webhooks/newDelivery.ts';
import type { DeliveryPlace } from '../../../../functions/src/delivery/webhooks/delivery/DeliveryPlace.ts';
import { admin } from '../../../support/admin.ts';
import { ruleDocuments } from '../../../support/ruleDocuments.ts';

/** Signing secret of every webhook here. */
export const SECRET = 'whsec_of-this-test';

/** A webhook that is on and wants everything, written past the callables. Returns its id. */
export async function makeWebhook(orgId: string, overrides: Partial<Webhook>): Promise<string> {
  const webhookId = newId();
  const webhook: Webhook = {
    ...ruleDocuments.webhook,
    events: ['lead.created', 'chat.closed', 'handover.requested'],
    isOn: true,
    ...overrides,
  };
  const batch = admin.db.batch();
  batch.set(admin.db.doc(paths.webhook(orgId, webhookId)), webhook);
  batch.set(admin.db.doc(paths.webhookSecret(orgId, webhookId)), { secret: SECRET, former: null });
  await batch.commit();
  return webhookId;
}

/** A delivery that is due at a moment; of a lead of its own, unless it is a test. Until then the suite's own trigger leaves it. */
export async function makeDelivery(
  orgId: string,
  webhookId: string,
  due: Date,
  type: 'lead.created' | 'test' = 'lead.created',
): Promise<DeliveryPlace & { leadId: string }> {
  const [deliveryId, leadId] = [`evt_${newId()}`, newId()];
  await admin.db.doc(paths.lead(orgId, leadId)).set(ruleDocuments.lead);
  const delivery = { ...newDelivery(type, type === 'test' ? null : leadId, due), nextAttemptAt: due };
  await admin.db.doc(paths.delivery(orgId, webhookId, deliveryId)).create(delivery);
  return { orgId, webhookId, deliveryId, leadId };
}

export async function readDelivery({ orgId, webhookId, deliveryId }: DeliveryPlace): Promise<Delivery> {
  return deliverySchema.parse((await admin.db.doc(paths.delivery(orgId, webhookId, deliveryId)).get()).data());
}

export async function readWebhook(orgId: string, webhookId: string): Promise<Webhook> {
  return webhookSchema.parse((await admin.db.doc(paths.webhook(orgId, webhookId)).get()).data());
}

/** All deliveries of a webhook. */
export async function deliveriesOf(orgId: string, webhookId: string): Promise<Delivery[]> {
  const { docs } = await admin.db.collection(paths.deliveries(orgId, webhookId)).get();
  return docs.map((found) => deliverySchema.parse(found.data()));
}
