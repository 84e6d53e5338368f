import { calendarDay } from '@parlance/domain/time/calendarDay';

/** Whether a message is the first of a day of a time zone. `before`: when the one before was written, if there is one. */
export function isNewDay(at: Date, before: Date | undefined, timezone: string): boolean {
  return before === undefined || calendarDay(at, timezone) !== calendarDay(before, timezone);
}
