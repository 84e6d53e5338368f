import { startSubscription } from '../engine/startSubscription.ts';
import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';
import type { Checkout } from '../state/accountSchemas.ts';
import type { PaymentMethod } from '../state/customerSchemas.ts';
import type { World } from '../state/World.ts';

/** Stripe's test cards: https://docs.stripe.com/testing#cards */
const CARDS: Readonly<
  Record<string, { brand: string; first: PaymentMethod['outcome']; later: PaymentMethod['outcome'] }>
> = {
  '4242424242424242': { brand: 'visa', first: 'pays', later: 'pays' },
  '5555555555554444': { brand: 'mastercard', first: 'pays', later: 'pays' },
  '4000000000000002': { brand: 'visa', first: 'declines', later: 'declines' },
  '4000002500003155': { brand: 'visa', first: 'asks', later: 'pays' },
  // Can be stored, and is declined when it is charged later.
  '4000000000000341': { brand: 'visa', first: 'pays', later: 'declines' },
};

/** Form entries of the page. */
export interface Entry {
  card: string;
  name: string;
  country: string;
  postalCode: string;
  taxId: string;
  /** True if the card's holder has confirmed the payment. */
  isConfirmed: boolean;
}

export type Outcome = { kind: 'paid'; url: string } | { kind: 'declined' | 'asks' | 'unknown-card' | 'closed' };

/**
 * Stores a card for a customer and makes it the default. Undefined where the number is no test card's.
 * @param card Digits, with or without spaces.
 */
export function storeCard(
  world: World,
  customerId: string,
  { card, name, country, postalCode }: Entry,
): PaymentMethod | undefined {
  const number = card.replaceAll(/\D/g, '');
  const kind = CARDS[number];
  const customer = findObject(world.state.customers, customerId, 'customer');
  if (kind === undefined) return undefined;
  const address = { city: null, country, line1: null, line2: null, postal_code: postalCode, state: null };
  const method: PaymentMethod = {
    id: newStripeId('pm'),
    created: world.now(),
    customer: customer.id,
    brand: kind.brand,
    last4: number.slice(-4),
    expMonth: 12,
    expYear: 2034,
    outcome: kind.later,
    name,
    email: customer.email,
    address,
  };
  world.state.paymentMethods[method.id] = method;
  customer.defaultPaymentMethod = method.id;
  world.emit('payment_method.attached', 'paymentMethods', method.id);
  return method;
}

/** Pays a checkout session: makes card, subscription, invoice and payment, and tells webhooks of each. */
export function completeCheckout(world: World, checkout: Checkout, entry: Entry): Outcome {
  if (checkout.status !== 'open') return { kind: 'closed' };
  const kind = CARDS[entry.card.replaceAll(/\D/g, '')];
  if (kind === undefined) return { kind: 'unknown-card' };
  if (kind.first === 'declines') return { kind: 'declined' };
  if (kind.first === 'asks' && !entry.isConfirmed) return { kind: 'asks' };
  const customer = findObject(world.state.customers, checkout.customer, 'customer');
  const empty = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  customer.name = entry.name;
  customer.address = { ...(customer.address ?? empty), country: entry.country, postal_code: entry.postalCode };
  if (checkout.collectsTaxId && entry.taxId !== '') {
    customer.taxIds.push({ id: newStripeId('txi'), created: world.now(), type: 'eu_vat', value: entry.taxId });
  }
  const card = storeCard(world, customer.id, entry);
  // The first charge is made with the card's holder present; only later ones can be declined.
  const { outcome = 'pays' } = card ?? {};
  if (card !== undefined) card.outcome = 'pays';
  const subscription = startSubscription(world, {
    customer: customer.id,
    price: checkout.price,
    quantity: checkout.quantity,
    trialDays: checkout.trialDays,
    automaticTax: checkout.automaticTax,
    billingMode: checkout.billingMode,
    defaultPaymentMethod: card?.id ?? null,
    metadata: checkout.subscriptionMetadata,
  });
  if (card !== undefined) card.outcome = outcome;
  checkout.status = 'complete';
  checkout.subscription = subscription.id;
  checkout.invoice = subscription.latestInvoice;
  world.emit('customer.updated', 'customers', customer.id);
  world.emit('checkout.session.completed', 'checkouts', checkout.id);
  return { kind: 'paid', url: checkout.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', checkout.id) };
}
