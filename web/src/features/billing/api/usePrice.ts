import { type Price, priceSchema } from '@parlance/domain/documents/billing/catalogue';
import { paths } from '@parlance/domain/paths';
import { useMemo } from 'react';
import type { Live } from '#web/lib/firestore/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';

const MOST = 10;

/** What a product costs a month, live. Undefined where it has no such price. */
export function usePrice(productId: string): Live<Price | undefined> {
  const prices = useCollection(
    { path: paths.prices(productId), orderBy: ['unit_amount', 'asc'], limit: MOST },
    priceSchema,
  );
  return useMemo(() => {
    if (prices.status !== 'ready') return prices;
    const value = prices.value.find(({ active, interval }) => active && interval === 'month');
    return { status: 'ready', value };
  }, [prices]);
}
