import * as z from 'zod';
import { CURRENCIES, DEFAULT_CURRENCY } from '../../money/currencies.ts';
import { PAID_PLANS } from '../../plans.ts';
import { timestamp } from '../../timestamp.ts';

/** Stripe's: https://docs.stripe.com/api/subscriptions/object#subscription_object-status */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

/** The subscription of an organization, in its document: what Stripe says of it, in the product's terms. */
export const subscriptionSchema = z.object({
  /** Stripe's id. */
  id: z.string(),
  plan: z.enum(PAID_PLANS),
  /** Currency of its payments. A subscription keeps it. */
  currency: z.enum(CURRENCIES).default(DEFAULT_CURRENCY),
  status: z.enum(SUBSCRIPTION_STATUSES),
  createdAt: timestamp,
  /** The end of the period that is paid for: the next billing date, unless it ends before. */
  currentPeriodEnd: timestamp,
  trialEndsAt: z.nullable(timestamp),
  /** Time of its end, where it has been cancelled. */
  cancelAt: z.nullable(timestamp),
  endedAt: z.nullable(timestamp),
  /** Time of the organization's erasure, once its subscription has ended. */
  erasedAt: z.nullable(timestamp),
  /** While nothing is charged and no model answers. Without `until` for as long as nobody resumes it. */
  pause: z.nullable(z.object({ until: z.nullable(timestamp) })),
  /** Time until which answers are given although a charge has failed. */
  graceEndsAt: z.nullable(timestamp),
  /** The plan that it changes to, and when. */
  scheduledChange: z.nullable(z.object({ plan: z.enum(PAID_PLANS), at: timestamp })),
  discount: z.nullable(z.object({ percent: z.number(), endsAt: z.nullable(timestamp) })),
});

export type Subscription = z.infer<typeof subscriptionSchema>;
