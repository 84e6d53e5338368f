import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/**
 * customers/{orgId}/checkout_sessions/{sessionId}: a purchase that was begun, in the form of the Stripe extension. `url` leads
 * to Stripe's page once the session is made; `error` says that it could not be. What is missing has the extension's defaults.
 */
export const checkoutSessionSchema = z.looseObject({
  mode: z.literal('subscription'),
  price: z.string(),
  quantity: z.literal(1).default(1),
  success_url: z.string(),
  cancel_url: z.string(),
  locale: z.string().default('auto'),
  trial_period_days: z.optional(z.int()),
  automatic_tax: z.boolean().default(false),
  tax_id_collection: z.boolean().default(false),
  billing_address_collection: z.enum(['auto', 'required']).default('required'),
  metadata: z.record(z.string(), z.string()).default({}),
  client: z.optional(z.literal('web')),
  /** Set where a call asks Stripe for the page itself; otherwise the trigger does, as the extension's would. */
  maker: z.optional(z.literal('startCheckout')),
  sessionId: z.optional(z.string()),
  url: z.optional(z.string()),
  created: z.optional(timestamp),
  error: z.optional(z.object({ message: z.string() })),
});

export type CheckoutSession = z.infer<typeof checkoutSessionSchema>;
