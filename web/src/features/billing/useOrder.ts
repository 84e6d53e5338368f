import { isLive } from '@parlance/domain/billing/isLive';
import { PAID_PLANS, type PaidPlan } from '@parlance/domain/plans';
import { useSearchParams } from 'react-router';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface Order {
  /** Plan to be bought; undefined while there is none, and once one has been bought. */
  plan: PaidPlan | undefined;
  /** The checkout was left without paying: the order is still there, and waits. */
  isCancelled: boolean;
  open: (plan: PaidPlan) => void;
  close: () => void;
}

/** The order that the address names, so that a reload, the way back from Stripe's page and a link keep it. */
export function useOrder(): Order {
  const [params, setParams] = useSearchParams();
  const { org } = useMembership();
  const named = PAID_PLANS.find((plan) => plan === params.get('plan'));
  const change = (plan: PaidPlan | undefined) => {
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete('checkout');
      next.delete('plan');
      if (plan !== undefined) next.set('plan', plan);
      return next;
    });
  };
  return {
    plan: isLive(org.subscription) ? undefined : named,
    isCancelled: params.get('checkout') === 'cancelled',
    open: change,
    close: () => change(undefined),
  };
}
