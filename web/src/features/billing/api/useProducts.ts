import type { Product } from '@parlance/domain/documents/billing/catalogue';
import { PAID_PLANS, type PaidPlan } from '@parlance/domain/plans';
import { useMemo } from 'react';
import type { Live, Stored } from '#web/lib/live.ts';
import { usePriceList } from '#web/lib/billing/usePriceList.ts';

/** The products on sale by the plan that they give. */
export function useProducts(): Live<ReadonlyMap<PaidPlan, Stored<Product>>> {
  const offers = usePriceList();
  return useMemo(() => {
    if (offers.status !== 'ready') return offers;
    const byPlan = PAID_PLANS.flatMap((plan) => {
      const product = offers.value.find(({ metadata }) => metadata['plan'] === plan);
      return product === undefined ? [] : [[plan, product] as const];
    });
    return { status: 'ready', value: new Map(byPlan) };
  }, [offers]);
}
