import { lastDays } from './lastDays.ts';

/** How far back recent activity goes, in the organization's calendar days. */
export const ACTIVITY_PERIODS = { today: 1, week: 7, month: 30 } as const;

export type ActivityPeriod = keyof typeof ACTIVITY_PERIODS;

/** The period that an address names; today without one. */
export function toActivityPeriod(value: string | null): ActivityPeriod {
  return value === 'week' || value === 'month' ? value : 'today';
}

/** Those entries, kept in their order, that happened in the period that ends at `now` (milliseconds). */
export function recentActivity<T extends { at: Date }>(
  entries: readonly T[],
  period: ActivityPeriod,
  now: number,
  timeZone: string,
): readonly T[] {
  const days = lastDays(ACTIVITY_PERIODS[period], now, timeZone);
  return entries.filter(({ at }) => lastDays(1, at.getTime(), timeZone).some((day) => day >= (days[0] ?? day)));
}
