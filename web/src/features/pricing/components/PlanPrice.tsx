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

/** What a month of a plan costs by the list. scripts/pricing.ts puts what is on sale in its place. */
export function PlanPrice({ plan, currency, locale }: PlanPriceProps) {
  return (
    <span data-price={plan} data-currency={currency}>
      {formatMoney(LIST_PRICES[plan], currency, locale)}
    </span>
  );
}
