import type { Subscription } from '../documents/billing/subscription.ts';
import { PLAN_LIMITS, type Plan, type PlanLimits } from '../plans.ts';

/** Fields that decide an organization's entitlements: those of its document, and of the projections for its chatbots. */
export interface Holder {
  plan: Plan;
  trialEndsAt: Date | null;
  subscription: Pick<Subscription, 'status' | 'graceEndsAt' | 'pause'> | null;
}

/**
 * State of the answers. `given`: a model answers. `paused`: the business's own answers and the contact form remain.
 * `trial-expired` and `ended`: nothing does.
 */
export type AnswerState = 'ended' | 'given' | 'paused' | 'trial-expired';

export interface Entitlements {
  limits: PlanLimits;
  answers: AnswerState;
}

function answersOf({ plan, trialEndsAt, subscription }: Holder, now: Date): AnswerState {
  // The first payment of a subscription that never became one leaves the trial as it was.
  const isUnbegun = subscription?.status === 'incomplete' || subscription?.status === 'incomplete_expired';
  if (subscription === null || (plan === 'trial' && isUnbegun)) {
    return plan === 'trial' && trialEndsAt !== null && trialEndsAt < now ? 'trial-expired' : 'given';
  }
  const { status, graceEndsAt, pause } = subscription;
  switch (status) {
    case 'active':
    case 'trialing':
      return pause !== null && (pause.until === null || now < pause.until) ? 'paused' : 'given';
    case 'past_due':
      return graceEndsAt !== null && now < graceEndsAt ? 'given' : 'ended';
    case 'paused':
      return 'paused';
    case 'canceled':
    case 'incomplete':
    case 'incomplete_expired':
    case 'unpaid':
      return 'ended';
  }
}

/** Entitlements of an organization at a moment: computed at each use, so that a plan, a pause and a grace period act at once. */
export function entitlementsOf(holder: Holder, now: Date): Entitlements {
  return { limits: PLAN_LIMITS[holder.plan], answers: answersOf(holder, now) };
}
