import { findObject } from '../state/findObject.ts';
import type { World } from '../state/World.ts';
import { payInvoice } from './payInvoice.ts';

/** Acts as an app's payment sheet: pays an intent with a card of its customer's, and begins the intent's subscription. */
export function confirmIntent(world: World, intentId: string, cardId: string): void {
  const { state } = world;
  const intent = findObject(state.paymentIntents, intentId, 'payment_intent');
  const invoice = state.invoices[intent.invoice ?? ''];
  const subscription = state.subscriptions[invoice?.subscription ?? ''];
  if (invoice === undefined || subscription === undefined) {
    intent.status = 'succeeded';
    intent.paymentMethod = cardId;
    world.emit('payment_intent.succeeded', 'paymentIntents', intent.id);
    return;
  }
  subscription.defaultPaymentMethod = cardId;
  if (payInvoice(world, invoice, subscription)) subscription.status = 'active';
  world.emit('customer.subscription.updated', 'subscriptions', subscription.id);
}
