import { startOfDay } from '@parlance/domain/time/startOfDay';
import { lastDays } from '../lastDays.ts';

/** Periods of recent activity, in the organization's calendar days. */
export const ACTIVITY_PERIODS = { today: 1, week: 7, month: 30 } as const;

export type ActivityPeriod = keyof typeof ACTIVITY_PERIODS;

/** The period that an address names; today without one. */
export function toActivityPeriod(value: string | null): ActivityPeriod {
  return value === 'week' || value === 'month' ? value : 'today';
}

/** The first moment of the period that `now` (milliseconds) is the last day of, in milliseconds. */
export function periodStart(period: ActivityPeriod, now: number, timeZone: string): number {
  const [first] = lastDays(ACTIVITY_PERIODS[period], now, timeZone);
  return first === undefined ? now : startOfDay(first, timeZone).getTime();
}
