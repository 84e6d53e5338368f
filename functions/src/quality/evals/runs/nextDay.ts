import { DAY_MS } from '@parlance/domain/durations';

/** When the next day (UTC) begins. */
export function nextDay(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}
