import type { Checkout } from '../state/accountSchemas.ts';
import type { Subscription } from '../state/customerSchemas.ts';
import type { World } from '../state/World.ts';
import { emitUpcoming } from './emitUpcoming.ts';
import { endSubscription } from './endSubscription.ts';
import { renew, retryPayment } from './renew.ts';

const DAY = 86_400;

/** Time limit of the first payment in seconds: https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses */
const INCOMPLETE_SECONDS = 23 * 3600;
const TRIAL_END_NOTICE = 3 * DAY;
const RENEWAL_NOTICE = 7 * DAY;

/** Something that is due at a moment. */
interface Due {
  at: number;
  run: () => void;
}

function dueOfLive(world: World, subscription: Subscription): Due[] {
  const { currentPeriodEnd, cancelAt, cancelAtPeriodEnd, pauseCollection, trialEnd, status } = subscription;
  const changed = (): void => world.emit('customer.subscription.updated', 'subscriptions', subscription.id);
  const dues: Due[] = [{ at: currentPeriodEnd, run: () => renew(world, subscription) }];
  if (cancelAt !== null && !cancelAtPeriodEnd) {
    dues.push({ at: cancelAt, run: () => endSubscription(world, subscription, 'cancellation_requested') });
  }
  if (pauseCollection !== null && pauseCollection.resumesAt !== null) {
    const resume = (): void => {
      subscription.pauseCollection = null;
      changed();
    };
    dues.push({ at: pauseCollection.resumesAt, run: resume });
  }
  if (status === 'trialing' && trialEnd !== null && !subscription.hasToldTrialEnd) {
    const tell = (): void => {
      subscription.hasToldTrialEnd = true;
      world.emit('customer.subscription.trial_will_end', 'subscriptions', subscription.id);
    };
    dues.push({ at: trialEnd - TRIAL_END_NOTICE, run: tell });
  }
  if (!subscription.hasToldRenewal && !cancelAtPeriodEnd) {
    dues.push({ at: currentPeriodEnd - RENEWAL_NOTICE, run: () => emitUpcoming(world, subscription) });
  }
  return dues;
}

function dueOf(world: World, subscription: Subscription): Due[] {
  const { status, created, latestInvoice } = subscription;
  if (status === 'incomplete') {
    const expire = (): void => {
      subscription.status = 'incomplete_expired';
      subscription.endedAt = world.now();
      world.emit('customer.subscription.updated', 'subscriptions', subscription.id);
    };
    return [{ at: created + INCOMPLETE_SECONDS, run: expire }];
  }
  const retryAt = world.state.invoices[latestInvoice ?? '']?.nextPaymentAttempt ?? null;
  if (status === 'past_due' && retryAt !== null) {
    return [...dueOfLive(world, subscription), { at: retryAt, run: () => retryPayment(world, subscription) }];
  }
  return ['active', 'trialing', 'past_due', 'unpaid'].includes(status) ? dueOfLive(world, subscription) : [];
}

function dueOfCheckout(world: World, checkout: Checkout): Due[] {
  if (checkout.status !== 'open') return [];
  const expire = (): void => {
    checkout.status = 'expired';
    world.emit('checkout.session.expired', 'checkouts', checkout.id);
  };
  return [{ at: checkout.expiresAt, run: expire }];
}

function nextDue(world: World, isMeant: (of: { customer: string }) => boolean): Due | undefined {
  const { subscriptions, checkouts } = world.state;
  const dues = [
    ...Object.values(subscriptions)
      .filter(isMeant)
      .flatMap((subscription) => dueOf(world, subscription)),
    ...Object.values(checkouts)
      .filter(isMeant)
      .flatMap((checkout) => dueOfCheckout(world, checkout)),
  ];
  return dues.toSorted((one, other) => one.at - other.at)[0];
}

/**
 * Runs what has become due up to `to`, in the order in which it is due, with the clock at each moment: renewals, ends of trials
 * and pauses, tries of failed charges, notices ahead.
 * @param setClock Puts the clock to a moment in Unix seconds.
 * @param isMeant Whose objects; everybody's without it.
 */
export function advance(
  world: World,
  to: number,
  setClock: (at: number) => void,
  isMeant: (of: { customer: string }) => boolean = () => true,
): void {
  for (let due = nextDue(world, isMeant); due !== undefined && due.at <= to; due = nextDue(world, isMeant)) {
    setClock(Math.max(due.at, world.now()));
    due.run();
  }
  setClock(to);
}

/**
 * Lets so many seconds pass for one customer, beside all that have passed for it before, as Stripe's test clocks do:
 * https://docs.stripe.com/billing/testing/test-clocks. The clock itself is left as it was: what is asked of the customer
 * afterwards happens at the time of all others.
 */
export function advanceCustomer(world: World, customer: string, seconds: number, setClock: (at: number) => void): void {
  const before = world.now();
  const to = Math.max(before, world.state.clocks[customer] ?? 0) + seconds;
  advance(world, to, setClock, (of) => of.customer === customer);
  world.state.clocks[customer] = to;
  setClock(before);
}
