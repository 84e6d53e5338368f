import { DAY_MS, HOUR_MS } from '@parlance/domain/durations';

const HALF_DAY_MS = DAY_MS / 2;

/** The calendar day yyyy-mm-dd of a moment in an IANA time zone. */
export function dayOf(moment: Date, timezone: string): string {
  // Swedish writes dates the ISO way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(moment);
}

/** The calendar days from one moment to a later one in an IANA time zone, both included. */
export function daysBetween(first: Date, last: Date, timezone: string): Set<string> {
  const days = new Set<string>();
  // By half days: a day on which clocks go forward has 23 hours.
  for (let at = first.getTime(); at < last.getTime(); at += HALF_DAY_MS) days.add(dayOf(new Date(at), timezone));
  return days.add(dayOf(last, timezone));
}

/** The calendar month yyyy-mm of a moment in an IANA time zone. */
export function monthOf(moment: Date, timezone: string): string {
  return dayOf(moment, timezone).slice(0, 7);
}

/** The hour of a moment, 0 to 23 in UTC: hours are counted alike in every time zone. */
export function hourOf(moment: Date): string {
  return String(Math.floor((moment.getTime() % DAY_MS) / HOUR_MS));
}
