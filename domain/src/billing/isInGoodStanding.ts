import type { Subscription } from '../documents/billing/subscription.ts';

/** True iff a subscription is paid or on trial: such a one alone can change its plan, be paused or get a discount. */
export function isInGoodStanding({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'active' || status === 'trialing';
}
