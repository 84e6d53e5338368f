import * as z from 'zod';

/** customers/{orgId}: who pays for an organization, in the form of the Stripe extension. Stripe's own fields stand beside these. */
export const customerSchema = z.looseObject({
  stripeId: z.string(),
  stripeLink: z.string(),
  email: z.nullable(z.string()),
});

export type Customer = z.infer<typeof customerSchema>;
