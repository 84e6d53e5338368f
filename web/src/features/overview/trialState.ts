import type { Org } from '@parlance/domain/documents/organizations/org';
import { DAY_MS } from '@parlance/domain/durations';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { lastDays } from './lastDays.ts';

/** Where a trial stands. `today`: it ends before midnight. `exhausted`: it goes on without messages. */
export type TrialState =
  | { kind: 'days'; days: number }
  | { kind: 'one-day' }
  | { kind: 'today' }
  | { kind: 'expired' }
  | { kind: 'exhausted' };

/**
 * The state of a trial that took `messages` so far, at `now` (milliseconds). Days are counted as the organization's calendar has
 * them. Undefined where there is no trial.
 */
export function trialState(
  { plan, trialEndsAt, timezone }: Pick<Org, 'plan' | 'trialEndsAt' | 'timezone'>,
  messages: number,
  now: number,
): TrialState | undefined {
  if (plan !== 'trial' || trialEndsAt === null) return undefined;
  const end = trialEndsAt.getTime();
  if (end < now) return { kind: 'expired' };
  if (messages >= PLAN_LIMITS.trial.messages) return { kind: 'exhausted' };
  const midnights = [now, end].flatMap((at) => lastDays(1, at, timezone)).map((day) => Date.parse(day));
  const days = Math.round(((midnights[1] ?? 0) - (midnights[0] ?? 0)) / DAY_MS);
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'one-day' } : { kind: 'days', days };
}
