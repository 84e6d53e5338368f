import type { Subscription } from '@parlance/domain/documents/billing/subscription';

/** Most important news of a subscription for its owner; its text is `subscription.{kind}`. */
export interface SubscriptionNews {
  kind: 'ended' | 'paused' | 'pausedOpen' | 'pastDue' | 'unpaid' | 'cancelled' | 'changing' | 'trialing' | 'running';
  /** The day that it is about; null where there is none. */
  at: Date | null;
  isProblem: boolean;
}

/** The news of a subscription at a moment: what stops answers before what ends it, that before what changes it. */
export function subscriptionNews(subscription: Subscription, now: Date): SubscriptionNews | undefined {
  const { status, pause, graceEndsAt, cancelAt, erasedAt, scheduledChange, currentPeriodEnd, trialEndsAt } =
    subscription;
  if (status === 'incomplete' || status === 'incomplete_expired') return undefined;
  if (status === 'canceled') return { kind: 'ended', at: erasedAt, isProblem: true };
  if (status === 'unpaid') return { kind: 'unpaid', at: null, isProblem: true };
  if (status === 'past_due') return { kind: 'pastDue', at: graceEndsAt, isProblem: true };
  if (status === 'paused') return { kind: 'pausedOpen', at: null, isProblem: true };
  if (pause !== null && (pause.until === null || now < pause.until)) {
    return { kind: pause.until === null ? 'pausedOpen' : 'paused', at: pause.until, isProblem: true };
  }
  if (cancelAt !== null) return { kind: 'cancelled', at: cancelAt, isProblem: true };
  if (scheduledChange !== null) return { kind: 'changing', at: scheduledChange.at, isProblem: false };
  if (status === 'trialing') return { kind: 'trialing', at: trialEndsAt ?? currentPeriodEnd, isProblem: false };
  return { kind: 'running', at: currentPeriodEnd, isProblem: false };
}
