import type { Subscription } from '../documents/billing/subscription.ts';

/** True iff a subscription is paused: its charges, by `pause`, or as a whole, by Stripe's status. */
export function isPaused({ pause, status }: Pick<Subscription, 'pause' | 'status'>): boolean {
  return pause !== null || status === 'paused';
}
