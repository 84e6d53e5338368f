import { addDays } from '@parlance/domain/time/calendarDay';

/** True for days whose month the nightly task sums up no more: those before the month before the present one. */
export function isMonthSettled(day: string, now: Date): boolean {
  // Where the organization is one day ahead of UTC or behind it, both may count for a while: the sum is written anew then.
  const today = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  const lastMonth = addDays(`${today.slice(0, 'yyyy-mm'.length)}-01`, -1);
  return day < `${lastMonth.slice(0, 'yyyy-mm'.length)}-01`;
}
