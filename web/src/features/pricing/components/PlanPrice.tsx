import type { Currency } from '@parlance/domain/money/currencies';
import { LIST_PRICES } from '@parlance/domain/billing/LIST_PRICES';
import type { Locale } from '@parlance/domain/locales';
import type { PaidPlan } from '@parlance/domain/plans';
import { formatMoney } from '#web/lib/formatMoney.ts';

interface PlanPriceProps {
  plan: PaidPlan;
  currency: Currency;
  locale: Locale;
}

/** List price of a plan per month. scripts/pricing.ts puts the price on sale in its place. */
export function PlanPrice({ plan, currency, locale }: PlanPriceProps) {
  return (
    <span data-price={plan} data-currency={currency}>
      {formatMoney(LIST_PRICES[plan], currency, locale)}
    </span>
  );
}
