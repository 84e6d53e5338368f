import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';
import type { PaymentMethod, Subscription } from '../state/customerSchemas.ts';
import type { Invoice, PaymentIntent } from '../state/invoiceSchemas.ts';
import type { World } from '../state/World.ts';

const DAY = 86_400;

/** Days to wait before each retry of a failed charge, counted from the attempt before it. */
const RETRY_DAYS = [3, 2, 2] as const;

function cardOf({ state }: World, invoice: Invoice, subscription: Subscription): PaymentMethod | undefined {
  const fallback = findObject(state.customers, invoice.customer, 'customer').defaultPaymentMethod;
  const id = subscription.defaultPaymentMethod ?? fallback;
  return id === null ? undefined : state.paymentMethods[id];
}

function intentOf(world: World, invoice: Invoice): PaymentIntent {
  const known = invoice.paymentIntent === null ? undefined : world.state.paymentIntents[invoice.paymentIntent];
  if (known !== undefined) return known;
  const intent: PaymentIntent = {
    id: newStripeId('pi'),
    created: world.now(),
    customer: invoice.customer,
    amount: invoice.amountDue,
    currency: invoice.currency,
    status: 'requires_payment_method',
    invoice: invoice.id,
    paymentMethod: null,
    declineCode: null,
    metadata: {},
  };
  world.state.paymentIntents[intent.id] = intent;
  invoice.paymentIntent = intent.id;
  world.emit('payment_intent.created', 'paymentIntents', intent.id);
  return intent;
}

function settle(world: World, invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.paidAt = world.now();
  invoice.amountPaid = invoice.amountDue;
  invoice.nextPaymentAttempt = null;
  world.emit('invoice.paid', 'invoices', invoice.id);
  world.emit('invoice.payment_succeeded', 'invoices', invoice.id);
}

/** Leaves an open invoice for its customer to pay. True iff there is nothing to pay. */
export function awaitPayment(world: World, invoice: Invoice): boolean {
  if (invoice.amountDue === 0) settle(world, invoice);
  else intentOf(world, invoice);
  return invoice.amountDue === 0;
}

/**
 * Tries to charge an open invoice. True iff it is paid afterwards. A renewal that failed is tried again after 3, 5 and 7 days,
 * which `advance` does.
 */
export function payInvoice(world: World, invoice: Invoice, subscription: Subscription): boolean {
  if (invoice.amountDue === 0) {
    settle(world, invoice);
    return true;
  }
  const intent = intentOf(world, invoice);
  const card = cardOf(world, invoice, subscription);
  invoice.attemptCount += 1;
  intent.paymentMethod = card?.id ?? null;
  if (card?.outcome === 'pays') {
    intent.status = 'succeeded';
    intent.declineCode = null;
    world.emit('payment_intent.succeeded', 'paymentIntents', intent.id);
    settle(world, invoice);
    return true;
  }
  const asks = card?.outcome === 'asks';
  intent.status = asks ? 'requires_action' : 'requires_payment_method';
  intent.declineCode = asks ? null : 'generic_decline';
  const wait = RETRY_DAYS[invoice.attemptCount - 1];
  invoice.nextPaymentAttempt =
    wait === undefined || invoice.billingReason === 'subscription_create' ? null : world.now() + wait * DAY;
  world.emit(asks ? 'payment_intent.requires_action' : 'payment_intent.payment_failed', 'paymentIntents', intent.id);
  world.emit('invoice.payment_failed', 'invoices', invoice.id);
  // Beside the other one: https://docs.stripe.com/billing/subscriptions/overview#requires-action
  if (asks) world.emit('invoice.payment_action_required', 'invoices', invoice.id);
  return false;
}
