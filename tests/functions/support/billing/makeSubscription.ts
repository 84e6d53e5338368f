import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';

/** A subscription of the plan Pro in an organization's document, written past Stripe. */
export function makeSubscription(fields: Partial<Subscription> = {}): Subscription {
  return {
    id: `sub_${newId()}`,
    plan: 'pro',
    currency: 'usd',
    status: 'active',
    createdAt: new Date(),
    currentPeriodEnd: new Date(Date.now() + 30 * DAY_MS),
    trialEndsAt: null,
    cancelAt: null,
    endedAt: null,
    erasedAt: null,
    pause: null,
    graceEndsAt: null,
    scheduledChange: null,
    discount: null,
    ...fields,
  };
}
