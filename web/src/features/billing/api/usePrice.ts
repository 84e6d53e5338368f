import { currencyOfCountry } from '@parlance/domain/money/currencies';
import { isLive } from '@parlance/domain/billing/isLive';
import type { Price } from '@parlance/domain/documents/billing/catalogue';
import { useMemo } from 'react';
import type { Live } from '#web/lib/live.ts';
import { usePriceList } from '#web/lib/billing/usePriceList.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/**
 * Monthly price of a product, in the currency of the running subscription, or else of the organization's country; in another one
 * where it is not sold in that. Undefined where it has no such price.
 */
export function usePrice(productId: string): Live<Price | undefined> {
  const offers = usePriceList();
  const { subscription, country } = useMembership().org;
  const currency = subscription !== null && isLive(subscription) ? subscription.currency : currencyOfCountry(country);
  return useMemo(() => {
    if (offers.status !== 'ready') return offers;
    const prices = offers.value.find(({ id }) => id === productId)?.prices ?? [];
    const monthly = prices.filter(({ active, interval }) => active && interval === 'month');
    return { status: 'ready', value: monthly.find((price) => price.currency === currency) ?? monthly[0] };
  }, [offers, productId, currency]);
}
