import type { Org } from '../documents/organizations/org.ts';
import { PLAN_LIMITS } from '../plans.ts';
import { calendarDay, daysApart } from '../time/calendarDay.ts';

/** State of a trial. `today`: it ends before midnight. `exhausted`: it goes on without messages. */
export type TrialState =
  | { kind: 'days'; days: number }
  | { kind: 'one-day' }
  | { kind: 'today' }
  | { kind: 'expired' }
  | { kind: 'exhausted' };

/**
 * The state at `now` of a trial that took `messages` so far. Days are counted as the organization's calendar has them. Undefined
 * where there is no trial.
 */
export function trialState(
  { plan, trialEndsAt, timezone }: Pick<Org, 'plan' | 'trialEndsAt' | 'timezone'>,
  messages: number,
  now: Date,
): TrialState | undefined {
  if (plan !== 'trial' || trialEndsAt === null) return undefined;
  if (trialEndsAt < now) return { kind: 'expired' };
  if (messages >= PLAN_LIMITS.trial.messages) return { kind: 'exhausted' };
  const days = daysApart(calendarDay(now, timezone), calendarDay(trialEndsAt, timezone));
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'one-day' } : { kind: 'days', days };
}
