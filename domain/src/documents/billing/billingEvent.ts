import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/** billingEvents/{eventId}: an event of Stripe's that has had its effect, by Stripe's id. Ends by TTL. */
export const billingEventSchema = z.object({
  type: z.string(),
  /** Time of the event at Stripe. */
  createdAt: timestamp,
  expiresAt: timestamp,
});
