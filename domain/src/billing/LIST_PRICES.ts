import type { PaidPlan } from '../plans.ts';

/**
 * Prices of a month, without tax, in cents of each of `CURRENCIES`: shown on the price page until it has loaded Stripe's.
 * docs/billing.md.
 */
export const LIST_PRICES = { starter: 500, pro: 1000, business: 2500 } as const satisfies Record<PaidPlan, number>;
