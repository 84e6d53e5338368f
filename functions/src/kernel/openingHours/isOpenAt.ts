import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { calendarDay, weekdayOf } from '@parlance/domain/time/calendarDay';

/** Opening hours and the days without. */
export type Opening = Pick<Chatbot['handover'], 'hours' | 'closedDays'>;

/** The time of day, hh:mm, that a clock in an IANA time zone shows. */
export function clockOf(moment: Date, timezone: string): string {
  // h23: midnight is 00:00 and not 24:00.
  const format = { timeZone: timezone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(moment);
}

/** Opening hours of a day yyyy-mm-dd; null where it is closed. */
export function hoursOn({ hours, closedDays }: Opening, day: string): { from: string; to: string } | null {
  if (closedDays.some(({ from, to }) => from <= day && day <= to)) return null;
  return hours === null ? { from: '00:00', to: '24:00' } : (hours[weekdayOf(day)] ?? null);
}

/** True iff somebody may be there by the opening hours, `from` included and `to` not, as clocks in `timezone` show it. */
export function isOpenAt(opening: Opening, timezone: string, moment: Date): boolean {
  const hours = hoursOn(opening, calendarDay(moment, timezone));
  if (hours === null) return false;
  const time = clockOf(moment, timezone);
  return hours.from <= time && time < hours.to;
}
