import { isLive } from '@parlance/domain/billing/isLive';
import { isPaused } from '@parlance/domain/billing/isPaused';
import type { BillingMailKind } from '@parlance/domain/documents/mail';
import type { Subscription } from '@parlance/domain/documents/billing/subscription';

/** A mail that the owner gets, and the moment that it names. */
export interface BillingNews {
  kind: BillingMailKind;
  at: Date | null;
}

/** Mails to the owner about a change, one for each thing that changed. None for a subscription's beginning: its receipt covers it. */
export function mailsOfChange(before: Subscription | null, after: Subscription): BillingNews[] {
  if (before === null || before.id !== after.id) return [];
  if (isLive(before) && after.status === 'canceled') return [{ kind: 'billing-ended', at: after.erasedAt }];
  if (!isLive(after) || !isLive(before)) return [];
  const news: BillingNews[] = [];
  if (before.plan !== after.plan) news.push({ kind: 'billing-plan-changed', at: after.currentPeriodEnd });
  if (!isPaused(before) && isPaused(after)) news.push({ kind: 'billing-paused', at: after.pause?.until ?? null });
  if (isPaused(before) && !isPaused(after)) {
    news.push({ kind: 'billing-resumed', at: after.currentPeriodEnd });
  }
  if (before.cancelAt === null && after.cancelAt !== null) news.push({ kind: 'billing-cancelled', at: after.cancelAt });
  if (before.cancelAt !== null && after.cancelAt === null) {
    news.push({ kind: 'billing-reactivated', at: after.currentPeriodEnd });
  }
  return news;
}
