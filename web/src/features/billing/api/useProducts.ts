import { type Product, productSchema } from '@parlance/domain/documents/billing/catalogue';
import { paths } from '@parlance/domain/paths';
import { PAID_PLANS, type PaidPlan } from '@parlance/domain/plans';
import { useMemo } from 'react';
import type { Live, Stored } from '#web/lib/firestore/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';

/** More than are ever on offer at once, former ones included. */
const MOST = 20;

/** The products on offer by the plan that they give, live. */
export function useProducts(): Live<ReadonlyMap<PaidPlan, Stored<Product>>> {
  const products = useCollection({ path: paths.products(), orderBy: ['name', 'asc'], limit: MOST }, productSchema);
  return useMemo(() => {
    if (products.status !== 'ready') return products;
    const sold = products.value.filter(({ active }) => active);
    const byPlan = PAID_PLANS.flatMap((plan) => {
      const product = sold.find(({ metadata }) => metadata['plan'] === plan);
      return product === undefined ? [] : [[plan, product] as const];
    });
    return { status: 'ready', value: new Map(byPlan) };
  }, [products]);
}
