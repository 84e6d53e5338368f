import { type Currency, CURRENCIES } from '@parlance/domain/money/currencies';
import type { PriceList } from '@parlance/domain/billing/priceList';
import { priceSchema, productSchema } from '@parlance/domain/documents/billing/catalogue';
import { paths } from '@parlance/domain/paths';
import { PAID_PLANS } from '@parlance/domain/plans';
import { db } from '../../kernel/platform/app.ts';

/** More than are ever on offer at once, former ones included. */
const MOST_PRODUCTS = 50;
const MOST_PRICES = 20;

/** One price for each currency: of several the lowest. */
async function pricesOfProduct(productId: string): Promise<readonly { cents: number; currency: Currency }[]> {
  const found = await db.collection(paths.prices(productId)).limit(MOST_PRICES).get();
  const monthly = found.docs
    .map((doc) => priceSchema.parse(doc.data()))
    .filter(({ active, interval }) => active && interval === 'month')
    .flatMap(({ unit_amount: cents, currency }) => (cents === null ? [] : [{ cents, currency }]))
    .toSorted((a, b) => a.cents - b.cents);
  return CURRENCIES.flatMap((currency) => {
    const price = monthly.find((each) => each.currency === currency);
    return price === undefined ? [] : [{ cents: price.cents, currency }];
  });
}

/** Reads the monthly price of each plan on sale in each currency from the products that Stripe's events have written; empty if nothing is sold. */
export async function readPriceList(): Promise<PriceList> {
  const found = await db.collection(paths.products()).limit(MOST_PRODUCTS).get();
  const products = found.docs.flatMap((doc) => {
    const product = productSchema.safeParse(doc.data()).data;
    return product?.active === true ? [{ id: doc.id, plan: product.metadata['plan'] }] : [];
  });
  const prices = await Promise.all(
    PAID_PLANS.map(async (plan) => {
      const product = products.find((known) => known.plan === plan);
      const monthly = product === undefined ? [] : await pricesOfProduct(product.id);
      return monthly.map((price) => ({ plan, ...price }));
    }),
  );
  return { prices: prices.flat() };
}
