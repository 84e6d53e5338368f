import * as z from 'zod';

/** products/{productId}: what is sold, in the form of the Stripe extension. `metadata.plan` names the plan that it gives. */
export const productSchema = z.object({
  active: z.boolean(),
  name: z.string(),
  metadata: z.record(z.string(), z.string()),
});

export type Product = z.infer<typeof productSchema>;

/** products/{productId}/prices/{priceId}: a price in the smallest unit of its currency, without tax. */
export const priceSchema = z.object({
  active: z.boolean(),
  currency: z.string(),
  unit_amount: z.nullable(z.int()),
  interval: z.nullable(z.string()),
});

export type Price = z.infer<typeof priceSchema>;
