import type { Subscription } from '../documents/billing/subscription.ts';

const CHARGED: readonly Subscription['status'][] = ['active', 'trialing', 'past_due'];

/** True iff another invoice is paid at the period's end: those of a pause are void, and after a cancellation there is none. */
export function isChargedNext({
  status,
  cancelAt,
  pause,
  currentPeriodEnd,
}: Pick<Subscription, 'cancelAt' | 'currentPeriodEnd' | 'pause' | 'status'>): boolean {
  const isPausedThen = pause !== null && (pause.until === null || pause.until > currentPeriodEnd);
  return CHARGED.includes(status) && cancelAt === null && !isPausedThen;
}
