import type { Price } from '@parlance/domain/documents/billing/catalogue';
import { useMemo } from 'react';
import type { Live } from '#web/lib/firestore/live.ts';
import { usePriceList } from '#web/lib/billing/usePriceList.ts';

/** What a product costs a month. Undefined where it has no such price. */
export function usePrice(productId: string): Live<Price | undefined> {
  const offers = usePriceList();
  return useMemo(() => {
    if (offers.status !== 'ready') return offers;
    const prices = offers.value.find(({ id }) => id === productId)?.prices ?? [];
    return { status: 'ready', value: prices.find(({ active, interval }) => active && interval === 'month') };
  }, [offers, productId]);
}
