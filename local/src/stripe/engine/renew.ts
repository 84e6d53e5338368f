import { addMonths } from '../state/addMonths.ts';
import type { Subscription } from '../state/customerSchemas.ts';
import type { World } from '../state/World.ts';
import { periodLine } from './buildInvoice.ts';
import { endSubscription } from './endSubscription.ts';
import { issueInvoice } from './issueInvoice.ts';
import { payInvoice } from './payInvoice.ts';
import { monthsOf } from './startSubscription.ts';

function enterPhase({ state, emit }: World, subscription: Subscription, at: number): void {
  const { schedule: id } = subscription;
  const schedule = id === null ? undefined : state.schedules[id];
  const phase = schedule?.phases.find(({ start, end }) => start <= at && at < end);
  if (schedule === undefined) return;
  if (phase !== undefined) {
    subscription.item = { ...subscription.item, price: phase.price, quantity: phase.quantity };
    return;
  }
  schedule.status = 'released';
  schedule.releasedAt = at;
  subscription.schedule = null;
  emit('subscription_schedule.released', 'schedules', schedule.id);
}

/** A period's end: the subscription ends, or begins its next period and is charged; unpaid it is past due. */
export function renew(world: World, subscription: Subscription): void {
  const start = subscription.currentPeriodEnd;
  if (subscription.cancelAtPeriodEnd) {
    endSubscription(world, subscription, 'cancellation_requested');
    return;
  }
  enterPhase(world, subscription, start);
  const end = addMonths(start, monthsOf(world, subscription.item.price));
  subscription.currentPeriodStart = start;
  subscription.currentPeriodEnd = end;
  subscription.hasToldRenewal = false;
  subscription.discounts = subscription.discounts.filter((discount) => discount.end === null || start < discount.end);
  const line = periodLine(world, subscription, [start, end]);
  const { isSettled } = issueInvoice(world, subscription, 'subscription_cycle', [line]);
  subscription.status = isSettled ? 'active' : 'past_due';
  world.emit('customer.subscription.updated', 'subscriptions', subscription.id);
}

/** Tries a failed charge once more; after the last try the subscription ends. */
export function retryPayment(world: World, subscription: Subscription): void {
  const invoice = world.state.invoices[subscription.latestInvoice ?? ''];
  if (invoice === undefined || invoice.status !== 'open') return;
  const isPaid = payInvoice(world, invoice, subscription);
  if (isPaid) {
    subscription.status = 'active';
    world.emit('customer.subscription.updated', 'subscriptions', subscription.id);
  } else if (invoice.nextPaymentAttempt === null) {
    endSubscription(world, subscription, 'payment_failed');
  }
}
