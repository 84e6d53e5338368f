import { addDays } from '@parlance/domain/time/calendarDay';

/** In a month's first days a correction may still have come to the month before the one before. */
const LATE_DAYS = 2;

/** The months, yyyy-mm, that a nightly task after the day `yesterday` sums up. */
export function monthsToRoll(yesterday: string): string[] {
  const monthOf = (day: string) => day.slice(0, 'yyyy-mm'.length);
  const before = (month: string) => monthOf(addDays(`${month}-01`, -1));
  const present = monthOf(yesterday);
  const isEarly = Number(yesterday.slice(-2)) <= LATE_DAYS;
  return [present, before(present), ...(isEarly ? [before(before(present))] : [])];
}
