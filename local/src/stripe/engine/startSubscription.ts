import { addMonths } from '../state/addMonths.ts';
import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';
import type { Subscription } from '../state/customerSchemas.ts';
import type { World } from '../state/World.ts';
import { periodLine } from './buildInvoice.ts';
import { issueInvoice } from './issueInvoice.ts';

const DAY = 86_400;

export interface NewSubscription {
  customer: string;
  price: string;
  quantity: number;
  trialDays: number | null;
  automaticTax: boolean;
  billingMode: Subscription['billingMode'];
  defaultPaymentMethod: string | null;
  metadata: Record<string, string>;
  /** Its customer pays the first invoice, rather than the card. */
  isDeferred?: boolean;
}

/** Number of months in a price's period. */
export function monthsOf({ state }: World, price: string): number {
  return findObject(state.prices, price, 'price').interval === 'year' ? 12 : 1;
}

/** Makes a subscription and charges its first period: `active`, `trialing`, or `incomplete` where that charge failed. */
export function startSubscription(
  world: World,
  { price, quantity, trialDays, isDeferred = false, ...rest }: NewSubscription,
): Subscription {
  const now = world.now();
  const trialEnd = trialDays === null ? null : now + trialDays * DAY;
  const end = trialEnd ?? addMonths(now, monthsOf(world, price));
  const subscription: Subscription = {
    ...rest,
    id: newStripeId('sub'),
    created: now,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    item: { id: newStripeId('si'), created: now, price, quantity },
    currentPeriodStart: now,
    currentPeriodEnd: end,
    billingCycleAnchor: trialEnd ?? now,
    cancelAtPeriodEnd: false,
    cancelAt: null,
    canceledAt: null,
    endedAt: null,
    cancellation: { comment: null, feedback: null, reason: null },
    trialStart: trialEnd === null ? null : now,
    trialEnd,
    hasToldTrialEnd: false,
    hasToldRenewal: false,
    pauseCollection: null,
    discounts: [],
    schedule: null,
    latestInvoice: null,
  };
  world.state.subscriptions[subscription.id] = subscription;
  const line = periodLine(world, subscription, [now, end], trialEnd !== null);
  const { isSettled } = issueInvoice(world, subscription, 'subscription_create', [line], isDeferred);
  if (isSettled && trialEnd === null) subscription.status = 'active';
  world.emit('customer.subscription.created', 'subscriptions', subscription.id);
  return subscription;
}
