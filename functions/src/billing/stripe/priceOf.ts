import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import type { PaidPlan } from '@parlance/domain/plans';
import { stripeClient } from './stripeClient.ts';

/** A price that is changed at Stripe is sold from then on at the latest. */
const FRESH_MS = 5 * MINUTE_MS;

const known = new Map<PaidPlan, { id: string; until: number }>();

/** The id of a plan's monthly price: the active one with the lookup key `{plan}_monthly`. Throws `billing-unavailable` where there is none. */
export async function priceOf(plan: PaidPlan): Promise<string> {
  const kept = known.get(plan);
  if (kept !== undefined && Date.now() < kept.until) return kept.id;
  const { data } = await stripeClient().prices.list({ lookup_keys: [`${plan}_monthly`], active: true, limit: 1 });
  const [price] = data;
  if (price === undefined) throw new AppError('billing-unavailable');
  known.set(plan, { id: price.id, until: Date.now() + FRESH_MS });
  return price.id;
}
