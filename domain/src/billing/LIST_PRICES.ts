import type { PaidPlan } from '../plans.ts';

/**
 * What a month costs, without tax, in cents of each of `CURRENCIES`: what the price page says until it has asked what Stripe sells.
 * docs/billing.md.
 */
export const LIST_PRICES = { starter: 500, pro: 1000, business: 2500 } as const satisfies Record<PaidPlan, number>;
