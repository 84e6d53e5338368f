import * as z from 'zod';

/** customers/{orgId}: who pays for an organization, in the form of the Stripe extension. Stripe's own fields stand beside these. */
export const customerSchema = z.looseObject({
  stripeId: z.string(),
  stripeLink: z.string(),
  email: z.nullable(z.string()),
});

export type Customer = z.infer<typeof customerSchema>;

const maybe = z.nullish(z.string());

/** The same document as far as it says what Stripe's page was told at the purchase: https://docs.stripe.com/api/checkout/sessions/object#checkout_session_object-customer_details */
export const customerDetailsSchema = z.object({
  name: maybe,
  email: maybe,
  phone: maybe,
  address: z.nullish(
    z.object({ line1: maybe, line2: maybe, city: maybe, postal_code: maybe, state: maybe, country: maybe }),
  ),
  tax_ids: z.nullish(z.array(z.object({ value: maybe }))),
});

export type CustomerDetails = z.infer<typeof customerDetailsSchema>;
