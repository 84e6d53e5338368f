import type { Org } from '../documents/organizations/org.ts';
import { DAY_MS } from '../durations.ts';

/** Whole days of the free trial that the first purchase does not charge, in the customer's favour. 0 after it, and for a second purchase. */
export function trialDaysLeft(
  { plan, trialEndsAt, subscription }: Pick<Org, 'plan' | 'subscription' | 'trialEndsAt'>,
  now: Date,
): number {
  if (plan !== 'trial' || trialEndsAt === null || subscription !== null) return 0;
  return Math.max(0, Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS));
}
