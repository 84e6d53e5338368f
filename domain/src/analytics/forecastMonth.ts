import { addDays, calendarDay } from '../time/calendarDay.ts';
import { startOfDay } from '../time/startOfDay.ts';

/** Sooner in a month, one day more or less would say too much. */
const LEAST_DAYS = 3;

/** Expected use of a month if it goes on as it began. */
export interface Forecast {
  /** Messages of the whole month, those so far included. */
  messages: number;
  /** The day, yyyy-mm-dd, on which `max` messages are used up; null where they last until the month's end. */
  usedUpOn: string | null;
}

/**
 * Carries this month's use on to its end, evenly by the time that has passed by the organization's clock. Null in the first three
 * days of a month.
 * @param used Messages of this month so far.
 * @param max Messages of the plan in a month.
 */
export function forecastMonth(used: number, max: number, now: Date, timezone: string): Forecast | null {
  const first = `${calendarDay(now, timezone).slice(0, 'yyyy-mm'.length)}-01`;
  const inNext = addDays(first, 31);
  const begin = startOfDay(first, timezone).getTime();
  const end = startOfDay(`${inNext.slice(0, 'yyyy-mm'.length)}-01`, timezone).getTime();
  if (now.getTime() < startOfDay(first, timezone, LEAST_DAYS).getTime()) return null;
  const passed = now.getTime() - begin;
  const messages = Math.max(used, Math.round((used * (end - begin)) / passed));
  const usedUpAt = used > 0 ? begin + (max * passed) / used : Number.POSITIVE_INFINITY;
  const usedUpOn = usedUpAt < end ? calendarDay(new Date(Math.max(usedUpAt, begin)), timezone) : null;
  return { messages, usedUpOn };
}
