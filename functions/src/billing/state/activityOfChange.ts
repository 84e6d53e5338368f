import { isLive } from '@parlance/domain/billing/isLive';
import { isPaused } from '@parlance/domain/billing/isPaused';
import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import type { ActivityEntry } from '../../kernel/activity/recordActivity.ts';

type BillingActivity = Pick<ActivityEntry, 'from' | 'kind' | 'to'>;

function changesOfPlan(before: Subscription, after: Subscription, now: Date): BillingActivity[] {
  const scheduled = before.scheduledChange;
  if (before.plan !== after.plan) {
    // What was scheduled was written down when it was.
    const isDue = scheduled?.plan === after.plan && scheduled.at <= now;
    return isDue ? [] : [{ kind: 'plan-changed', from: before.plan, to: after.plan }];
  }
  const next = after.scheduledChange?.plan;
  if (next === scheduled?.plan) return [];
  if (next === undefined) return [{ kind: 'plan-change-undone' }];
  return [{ kind: 'plan-change-scheduled', from: after.plan, to: next }];
}

function changesOfPause(before: Subscription, after: Subscription, now: Date): BillingActivity[] {
  if (!isPaused(before)) return isPaused(after) ? [{ kind: 'plan-paused' }] : [];
  // A pause that has come to its end was ended by nobody.
  const until = before.pause?.until ?? null;
  const isOver = until !== null && until <= now;
  return isPaused(after) || isOver ? [] : [{ kind: 'plan-resumed' }];
}

/**
 * Activity entries for changes that people made to a subscription. Changes that come by themselves have none: the end of a
 * pause or of a period, and an end for non-payment.
 */
export function activityOfChange(before: Subscription | null, after: Subscription, now: Date): BillingActivity[] {
  if (before === null || before.id !== after.id || !isLive(before)) {
    return isLive(after) ? [{ kind: 'plan-bought', to: after.plan }] : [];
  }
  if (after.status === 'canceled') {
    const isEndedNow = before.cancelAt === null && before.status !== 'past_due' && before.status !== 'unpaid';
    return isEndedNow ? [{ kind: 'plan-cancelled' }] : [];
  }
  return [
    ...changesOfPlan(before, after, now),
    ...changesOfPause(before, after, now),
    ...(before.cancelAt === null && after.cancelAt !== null ? [{ kind: 'plan-cancelled' } as const] : []),
    ...(before.cancelAt !== null && after.cancelAt === null ? [{ kind: 'plan-reactivated' } as const] : []),
    ...(before.discount === null && after.discount !== null ? [{ kind: 'plan-discounted' } as const] : []),
  ];
}
