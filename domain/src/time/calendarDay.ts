import { DAY_MS } from '../durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known !== undefined) return known;
  // Swedish writes dates the ISO way.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' });
  formats.set(timezone, format);
  return format;
}

/** The calendar day yyyy-mm-dd of a moment in an IANA time zone. */
export function calendarDay(moment: Date, timezone: string): string {
  return formatOf(timezone).format(moment);
}

/** The calendar day `count` days after a day yyyy-mm-dd; before it with a negative count. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Number of days between two days yyyy-mm-dd: 0 for the same. */
export function daysApart(first: string, last: string): number {
  return Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS);
}

/** The weekday of a day yyyy-mm-dd: 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
