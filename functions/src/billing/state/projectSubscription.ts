import { BILLING } from '@parlance/domain/billing/BILLING';
import { toCurrency } from '@parlance/domain/money/currencies';
import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import { DAY_MS } from '@parlance/domain/durations';
import { PAID_PLANS, type PaidPlan } from '@parlance/domain/plans';
import type { StripeSubscription } from '../stripe/stripeSubscription.ts';

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

function maybeDate(seconds: number | null): Date | null {
  return seconds === null ? null : dateOf(seconds);
}

function planNamed(name: string | undefined): PaidPlan | undefined {
  return PAID_PLANS.find((plan) => plan === name);
}

function changeOf({ schedule }: StripeSubscription, plan: PaidPlan): Subscription['scheduledChange'] {
  const next = planNamed(schedule?.metadata?.['plan']);
  const phase = schedule?.phases.at(-1);
  if (next === undefined || next === plan || phase === undefined) return null;
  return { plan: next, at: dateOf(phase.start_date) };
}

function later(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/**
 * Projects a Stripe subscription to the fields of an organization's document. They follow from Stripe's object alone, so events
 * may come twice and in any order. Undefined for a product that is not ours: `metadata.plan` names no plan.
 */
export function projectSubscription(stripe: StripeSubscription): Subscription | undefined {
  const plan = planNamed(stripe.items.data[0]?.price.product.metadata['plan']);
  if (plan === undefined) return undefined;
  const endedAt = maybeDate(stripe.ended_at);
  const isOver = stripe.status === 'canceled' || stripe.status === 'incomplete_expired';
  const cancelAt = stripe.cancel_at_period_end ? (stripe.cancel_at ?? stripe.current_period_end) : stripe.cancel_at;
  const { discount, pause_collection: pause } = stripe;
  return {
    id: stripe.id,
    plan,
    currency: toCurrency(stripe.items.data[0]?.price.currency ?? ''),
    status: stripe.status,
    createdAt: dateOf(stripe.created),
    currentPeriodEnd: dateOf(stripe.current_period_end),
    trialEndsAt: maybeDate(stripe.trial_end),
    cancelAt: isOver ? null : maybeDate(cancelAt),
    endedAt,
    erasedAt: stripe.status === 'canceled' && endedAt !== null ? later(endedAt, BILLING.dataKeptDays) : null,
    pause: isOver || pause === null ? null : { until: maybeDate(pause.resumes_at) },
    // What failed is the charge with which the present period began.
    graceEndsAt:
      stripe.status === 'past_due' ? later(dateOf(stripe.current_period_start), BILLING.pastDueGraceDays) : null,
    scheduledChange: isOver ? null : changeOf(stripe, plan),
    discount:
      discount === null || discount.coupon.percent_off === null
        ? null
        : { percent: discount.coupon.percent_off, endsAt: maybeDate(discount.end) },
  };
}
