import { MINUTE_MS } from '@parlance/domain/durations';
import type { BillingState } from '@parlance/domain/documents/billing/billingState';

/** A call takes at most a minute; an event of what it did comes some minutes later at most. */
const NOTE_MS = 10 * MINUTE_MS;

/** Actor named for changes made at Stripe itself: in its dashboard, in its portal, or by support. */
export const STRIPE_ACTOR = { uid: 'stripe', name: 'Stripe' } as const;

/**
 * Uid of the author of a subscription change at `now`: a member's while a call of theirs is at work, the owner's for a purchase
 * that was begun here, else undefined for Stripe's own.
 * @param isPurchase A subscription that has just begun.
 */
export function actorOf(
  state: BillingState | undefined,
  ownerUid: string,
  isPurchase: boolean,
  now: Date,
): string | undefined {
  const change = state?.change ?? null;
  if (isPurchase) return (state?.checkout ?? null) === null ? undefined : ownerUid;
  return change !== null && now.getTime() - change.at.getTime() < NOTE_MS ? change.uid : undefined;
}
