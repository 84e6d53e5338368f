import { type Currency, CURRENCIES } from '@parlance/domain/money/currencies';
import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { lookupKeyOf } from '@parlance/domain/billing/lookupKeyOf';
import type { PaidPlan } from '@parlance/domain/plans';
import { stripeClient } from './stripeClient.ts';

/** A price that is changed at Stripe is sold from then on at the latest. */
const FRESH_MS = 5 * MINUTE_MS;

const known = new Map<string, { id: string; until: number }>();

async function findPrice(plan: PaidPlan, currency: Currency): Promise<string | undefined> {
  const key = lookupKeyOf(plan, currency);
  const kept = known.get(key);
  if (kept !== undefined && Date.now() < kept.until) return kept.id;
  const { data } = await stripeClient().prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data;
  if (price !== undefined) known.set(key, { id: price.id, until: Date.now() + FRESH_MS });
  return price?.id;
}

/**
 * The id of a plan's monthly price in a currency: the active one with its lookup key (`lookupKeyOf`). Where nothing is sold in that
 * currency, the one in dollars, unless `isFixed`: a subscription keeps its currency. Throws `billing-unavailable` where there is none.
 */
export async function priceOf(plan: PaidPlan, currency: Currency, isFixed = false): Promise<string> {
  const [always] = CURRENCIES;
  const price = (await findPrice(plan, currency)) ?? (isFixed ? undefined : await findPrice(plan, always));
  if (price === undefined) throw new AppError('billing-unavailable');
  return price;
}
