import { DAY_MS } from '@parlance/domain/durations';

/** Start of the next day (UTC). */
export function nextDay(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}
