import { DAY_MS } from '@parlance/domain/durations';

/** `count` days up to the one that `now` (milliseconds) falls on in `timeZone`, as yyyy-mm-dd, oldest first. */
export function lastDays(count: number, now: number, timeZone: string): readonly string[] {
  // Sweden writes dates as yyyy-mm-dd.
  const today = Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
