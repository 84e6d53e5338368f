import * as z from 'zod';
import { PAID_PLANS } from '../../plans.ts';
import { timestamp } from '../../timestamp.ts';

/** orgs/{orgId}/billing/state: what is remembered of an organization's purchases beside its subscription. */
export const billingStateSchema = z.object({
  /** The purchase that was begun last and is not paid yet. */
  checkout: z.nullable(z.object({ id: z.string(), plan: z.enum(PAID_PLANS), at: timestamp })).default(null),
  /** Time at which the discount for staying was taken: it is given once. */
  retentionOfferAt: z.nullable(timestamp).default(null),
  /** The member for whom a call changes the subscription at Stripe at the moment, and since when. */
  change: z.nullable(z.object({ uid: z.string(), at: timestamp })).default(null),
});

export type BillingState = z.infer<typeof billingStateSchema>;
