import type { WebhookEvent } from '@parlance/domain/documents/organizations/webhook';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';
import { eventIdOf } from './webhooks/eventIdOf.ts';
import { newDelivery } from './webhooks/newDelivery.ts';

export interface HappenedEvent {
  orgId: string;
  type: WebhookEvent;
  /** The lead's, the conversation's, the declaration's or the submission's id. */
  subjectId: string;
  at: Date;
}

/**
 * Queues an event for webhooks, with the transaction in which it happens: once, or not at all where that does not commit. Ids of
 * `subscribers` come from `findSubscribers`, read in the same transaction.
 */
export function queueEvent(
  transaction: Transaction,
  { orgId, type, subjectId, at }: HappenedEvent,
  subscribers: readonly string[],
): void {
  const eventId = eventIdOf(orgId, type, `${subjectId}-${at.getTime()}`);
  for (const webhookId of subscribers) {
    transaction.set(refs.delivery(orgId, webhookId, eventId), newDelivery(type, subjectId, at));
  }
}
