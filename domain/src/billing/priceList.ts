import * as z from 'zod/mini';
import { CURRENCIES } from '../money/currencies.ts';
import { PAID_PLANS } from '../plans.ts';

/** /prices/current.json: what a month of each plan on sale costs in each currency, without tax. Public. */
export const priceListSchema = z.object({
  prices: z.array(
    z.object({
      plan: z.enum(PAID_PLANS),
      /** In the smallest unit of the currency. */
      cents: z.int(),
      currency: z.enum(CURRENCIES),
    }),
  ),
});

export type PriceList = z.infer<typeof priceListSchema>;
