import * as z from 'zod';

/** The part of Stripe's event that is used: what it is about. What became of it is asked for, never taken from here. */
export const stripeEventSchema = z.looseObject({
  id: z.string().regex(/^evt_\w{1,100}$/),
  type: z.string(),
  created: z.int(),
  livemode: z.boolean(),
  data: z.looseObject({
    object: z.looseObject({
      /** Missing in the next invoice, which is none yet. */
      id: z.optional(z.string().regex(/^\w{1,255}$/)),
      customer: z.nullish(z.string()),
      subscription: z.nullish(z.string()),
      product: z.nullish(z.string()),
      amount_due: z.optional(z.int()),
      /** Null of a customer who has paid nothing yet. */
      currency: z.nullish(z.string()),
      next_payment_attempt: z.nullish(z.int()),
    }),
  }),
});

export type StripeEvent = z.infer<typeof stripeEventSchema>;
