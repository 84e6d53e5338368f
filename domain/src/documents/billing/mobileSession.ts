import * as z from 'zod';

/**
 * customers/{orgId}/checkout_sessions/{sessionId} with `client: 'mobile'`: what an app's payment sheet needs, in the form of the
 * Stripe extension. No browser can write it, a server of the operator's does; the answer is written beside these fields, or
 * `error`. What is missing has the extension's defaults.
 */
export const mobileSessionSchema = z.discriminatedUnion('mode', [
  z.looseObject({
    mode: z.literal('payment'),
    /** In the currency's smallest unit. */
    amount: z.int().positive(),
    currency: z.string(),
    payment_method_types: z.optional(z.array(z.string())),
    automatic_payment_methods: z.object({ enabled: z.boolean() }).default({ enabled: true }),
    setup_future_usage: z.optional(z.enum(['off_session', 'on_session'])),
    metadata: z.record(z.string(), z.string()).default({}),
  }),
  z.looseObject({
    mode: z.literal('setup'),
    payment_method_types: z.optional(z.array(z.string())),
    metadata: z.record(z.string(), z.string()).default({}),
  }),
  z.looseObject({
    mode: z.literal('subscription'),
    price: z.string(),
    trial_period_days: z.optional(z.int()),
    payment_method_types: z.optional(z.array(z.string())),
    metadata: z.record(z.string(), z.string()).default({}),
  }),
]);

export type MobileSession = z.infer<typeof mobileSessionSchema>;
