import { isInGoodStanding } from '@parlance/domain/billing/isInGoodStanding';
import { isPaused } from '@parlance/domain/billing/isPaused';
import { billingStateSchema } from '@parlance/domain/documents/billing/billingState';
import { paths } from '@parlance/domain/paths';
import { PAID_PLANS, type PaidPlan } from '@parlance/domain/plans';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface RetentionOffers {
  canPause: boolean;
  /** The next smaller plan; undefined where there is none. */
  lower: PaidPlan | undefined;
  /** Undefined while it is being read whether the discount was given before. */
  hasDiscount: boolean | undefined;
}

/** Alternatives for an owner who wants to cancel: none while something is unpaid, no second pause, and one discount ever. */
export function useRetentionOffers(): RetentionOffers {
  const { orgId, org } = useMembership();
  const state = useDocument(paths.billingState(orgId), billingStateSchema);
  const { subscription } = org;
  if (subscription === null || !isInGoodStanding(subscription)) {
    return { canPause: false, lower: undefined, hasDiscount: false };
  }
  const isFirst = state.status === 'ready' ? (state.value?.retentionOfferAt ?? null) === null : undefined;
  return {
    canPause: !isPaused(subscription),
    lower: PAID_PLANS.slice(0, PAID_PLANS.indexOf(subscription.plan)).at(-1),
    // A state that cannot be read is no reason to withhold it: the call refuses a second one.
    hasDiscount: state.status === 'error' ? true : isFirst,
  };
}
