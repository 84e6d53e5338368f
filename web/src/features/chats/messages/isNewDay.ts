import { calendarDay } from '@parlance/domain/time/calendarDay';

/** True if a message is the first of a day in a time zone. `before`: time of the previous one, if there is one. */
export function isNewDay(at: Date, before: Date | undefined, timezone: string): boolean {
  return before === undefined || calendarDay(at, timezone) !== calendarDay(before, timezone);
}
