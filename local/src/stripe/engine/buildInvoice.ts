import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';
import type { Subscription } from '../state/customerSchemas.ts';
import type { Invoice, InvoiceLine, PendingItem } from '../state/invoiceSchemas.ts';
import type { World } from '../state/World.ts';
import { formatCents } from '../formatCents.ts';
import { taxPercentOf } from './taxPercentOf.ts';

/** Percentage that a subscription's discount takes off, at a moment in Unix seconds. */
export function percentOffAt({ state }: World, { discounts }: Subscription, at: number): number {
  const running = discounts.filter(({ end }) => end === null || at < end);
  return running.reduce((sum, { coupon }) => sum + (state.coupons[coupon]?.percentOff ?? 0), 0);
}

/** The line for one whole period of a subscription, or of its free trial. */
export function periodLine(
  world: World,
  subscription: Subscription,
  [start, end]: readonly [number, number],
  isTrial = false,
): InvoiceLine {
  const { state } = world;
  const price = findObject(state.prices, subscription.item.price, 'price');
  const { name } = findObject(state.products, price.product, 'product');
  const amount = isTrial ? 0 : price.unitAmount * subscription.item.quantity;
  return {
    id: newStripeId('il'),
    invoiceItem: null,
    subscriptionItem: subscription.item.id,
    price: price.id,
    quantity: subscription.item.quantity,
    amount,
    discount: Math.round((amount * percentOffAt(world, subscription, start)) / 100),
    description: isTrial
      ? `Trial period for ${name}`
      : `${subscription.item.quantity} × ${name} (at ${formatCents(price.unitAmount, price.currency)} / ${price.interval})`,
    periodStart: start,
    periodEnd: end,
    proration: false,
  };
}

/** The line of a proration. What the discount takes off is in its amount already. */
export function pendingLine(item: PendingItem, subscription: Subscription): InvoiceLine {
  return {
    ...item,
    id: newStripeId('il'),
    invoiceItem: item.id,
    subscriptionItem: subscription.item.id,
    discount: 0,
    proration: true,
  };
}

/** An invoice as it would be now: tax by the customer's country, its credit used up. Nothing is stored. */
export function buildInvoice(
  world: World,
  subscription: Subscription,
  billingReason: Invoice['billingReason'],
  lines: InvoiceLine[],
): Invoice {
  const customer = findObject(world.state.customers, subscription.customer, 'customer');
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  const taxPercent = subscription.automaticTax ? taxPercentOf(customer) : 0;
  const tax = Math.round(((subtotal - discount) * taxPercent) / 100);
  const total = subtotal - discount + tax;
  const startingBalance = customer.balance;
  const open = total + startingBalance;
  const now = world.now();
  return {
    id: newStripeId('in'),
    number: null,
    created: now,
    customer: customer.id,
    customerName: customer.name,
    customerEmail: customer.email,
    customerAddress: customer.address,
    subscription: subscription.id,
    status: 'draft',
    billingReason,
    currency: findObject(world.state.prices, subscription.item.price, 'price').currency,
    lines,
    subtotal,
    discount,
    tax,
    taxPercent,
    total,
    startingBalance,
    endingBalance: Math.min(open, 0),
    amountDue: Math.max(open, 0),
    amountPaid: 0,
    periodStart: subscription.currentPeriodStart,
    periodEnd: subscription.currentPeriodEnd,
    paymentIntent: null,
    attemptCount: 0,
    nextPaymentAttempt: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    uncollectibleAt: null,
  };
}
