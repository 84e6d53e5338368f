import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { addDays, calendarDay } from '@parlance/domain/time/calendarDay';
import { startOfDay } from '@parlance/domain/time/startOfDay';
import { clockOf, hoursOn, type Opening } from '../../../kernel/openingHours/isOpenAt.ts';

/** Number of days that are looked through. */
const DAYS = 366;

function millisecondsOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}

/** The moment of a day yyyy-mm-dd at which clocks in `timezone` show a time hh:mm. */
function momentAt(day: string, time: string, timezone: string): Date {
  const guess = new Date(startOfDay(day, timezone).getTime() + millisecondsOf(time));
  // They differ on a day on which clocks change.
  return new Date(guess.getTime() + millisecondsOf(time) - millisecondsOf(clockOf(guess, timezone)));
}

/** The first moment after `moment` at which opening hours begin. Null without one within a year. */
export function nextOpening(opening: Opening, timezone: string, moment: Date): Date | null {
  const today = calendarDay(moment, timezone);
  for (let count = 0; count < DAYS; count += 1) {
    const day = addDays(today, count);
    const hours = hoursOn(opening, day);
    if (hours === null) continue;
    const opensAt = momentAt(day, hours.from, timezone);
    if (opensAt > moment) return opensAt;
  }
  return null;
}
