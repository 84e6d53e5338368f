import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';
import { eventIdOf } from './webhooks/eventIdOf.ts';
import { findSubscribers } from './findSubscribers.ts';
import { newDelivery } from './webhooks/newDelivery.ts';

/** Queues a new lead for the webhooks that want it. Its event may come twice: there is one delivery. */
export async function queueLead(orgId: string, leadId: string, createdAt: Date): Promise<void> {
  const subscribers = await findSubscribers(orgId, 'lead.created');
  if (subscribers.length === 0) return;
  const eventId = eventIdOf(orgId, 'lead.created', leadId);
  const places = subscribers.map((webhookId) => refs.delivery(orgId, webhookId, eventId));
  await db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...places);
    for (const { ref, exists } of found) {
      if (!exists) transaction.create(ref, newDelivery('lead.created', leadId, createdAt));
    }
  });
}
