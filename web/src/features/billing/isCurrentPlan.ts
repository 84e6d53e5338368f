import { isLive } from '@parlance/domain/billing/isLive';
import type { Org } from '@parlance/domain/documents/organizations/org';
import type { Plan } from '@parlance/domain/plans';

/** True iff an organization has a plan now: it pays for it, is on trial with it, or was given it. A plan that has ended is none. */
export function isCurrentPlan({ plan, subscription }: Pick<Org, 'plan' | 'subscription'>, named: Plan): boolean {
  if (plan !== named) return false;
  return plan === 'trial' || subscription === null || isLive(subscription);
}
