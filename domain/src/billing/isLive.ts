import type { Subscription } from '../documents/billing/subscription.ts';

/** True iff a subscription still runs, paid or not: it can be changed, and no other may be bought beside it. */
export function isLive(subscription: Pick<Subscription, 'status'> | null): boolean {
  return subscription !== null && !['canceled', 'incomplete', 'incomplete_expired'].includes(subscription.status);
}
