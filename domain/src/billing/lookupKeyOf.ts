import type { PaidPlan } from '../plans.ts';
import { type Currency, CURRENCIES } from '../money/currencies.ts';

/** By what a plan's monthly price is found at Stripe: `pro_monthly`, in other currencies than the first `pro_monthly_eur`. */
export function lookupKeyOf(plan: PaidPlan, currency: Currency): string {
  return currency === CURRENCIES[0] ? `${plan}_monthly` : `${plan}_monthly_${currency}`;
}
