import { SUBSCRIPTION_STATUSES } from '@parlance/domain/documents/billing/subscription';
import * as z from 'zod';
import { fetchClassic } from './fetchClassic.ts';

/** Unix seconds. */
const seconds = z.int();
const maybeSeconds = z.nullable(seconds);

const itemSchema = z.looseObject({
  id: z.string(),
  quantity: z.optional(z.int()),
  price: z.looseObject({
    id: z.string(),
    currency: z.string(),
    product: z.looseObject({ id: z.string(), metadata: z.record(z.string(), z.string()) }),
  }),
});

/** The part of Stripe's subscription, API version 2022-11-15, that is used. */
const stripeSubscriptionSchema = z.looseObject({
  id: z.string(),
  customer: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  livemode: z.boolean(),
  created: seconds,
  current_period_start: seconds,
  current_period_end: seconds,
  trial_start: maybeSeconds,
  trial_end: maybeSeconds,
  cancel_at_period_end: z.boolean(),
  cancel_at: maybeSeconds,
  canceled_at: maybeSeconds,
  ended_at: maybeSeconds,
  metadata: z.record(z.string(), z.string()),
  pause_collection: z.nullable(z.looseObject({ resumes_at: maybeSeconds })),
  discount: z.nullable(
    z.looseObject({ end: maybeSeconds, coupon: z.looseObject({ percent_off: z.nullable(z.number()) }) }),
  ),
  schedule: z.nullable(
    z.looseObject({
      id: z.string(),
      metadata: z.nullable(z.record(z.string(), z.string())),
      phases: z.array(z.looseObject({ start_date: seconds })),
    }),
  ),
  items: z.looseObject({ data: z.array(itemSchema).min(1) }),
});

export type StripeSubscription = z.infer<typeof stripeSubscriptionSchema>;

/** A subscription as it is at Stripe now; undefined where there is none. */
export async function fetchSubscription(id: string): Promise<StripeSubscription | undefined> {
  const found = await fetchClassic(`subscriptions/${id}`, ['items.data.price.product', 'schedule']);
  return found === undefined ? undefined : stripeSubscriptionSchema.parse(found);
}
