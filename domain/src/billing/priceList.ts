import * as z from 'zod/mini';
import { PAID_PLANS } from '../plans.ts';

/** /prices/current.json: what a month of each plan on sale costs, without tax. Public. */
export const priceListSchema = z.object({
  prices: z.array(
    z.object({
      plan: z.enum(PAID_PLANS),
      /** In the smallest unit of the currency. */
      cents: z.int(),
      /** ISO 4217, in lower case. */
      currency: z.string(),
    }),
  ),
});

export type PriceList = z.infer<typeof priceListSchema>;
