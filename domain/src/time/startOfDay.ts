import { DAY_MS } from '../durations.ts';

/** The first moment of a calendar day yyyy-mm-dd in an IANA time zone, `daysLater` of them later. */
export function startOfDay(day: string, timezone: string, daysLater = 0): Date {
  // Swedish writes dates the ISO way.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' });
  const noon = Date.parse(`${day}T12:00:00Z`) + daysLater * DAY_MS;
  const wanted = new Date(noon).toISOString().slice(0, 'yyyy-mm-dd'.length);
  // No time zone is further than a day from UTC; the bounds close in on the moment at which the day begins.
  let before = noon - 2 * DAY_MS;
  let within = noon + DAY_MS;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (format.format(middle) < wanted) before = middle;
    else within = middle;
  }
  return new Date(within);
}
