import { addDays } from '../time/calendarDay.ts';
import type { Period } from './periodOf.ts';

/** Periods of more days read whole months from `orgs/{o}/months`. */
export const DAYS_READ_SINGLY = 93;

/** Documents to read for a period: ranges of days of `stats`, both ends included, and months yyyy-mm. */
export interface FigureReads {
  days: readonly { from: string; to: string }[];
  months: readonly string[];
}

function lastOfMonth(day: string): string {
  const inNext = addDays(`${day.slice(0, 'yyyy-mm'.length)}-28`, 4);
  return addDays(`${inNext.slice(0, 'yyyy-mm'.length)}-01`, -1);
}

/**
 * The documents of one chatbot that hold a period's figures, at most 105 of a year, however many conversations there were. Of a
 * longer period the months that were over before `today` (yyyy-mm-dd) and lie wholly in it are read as months, but for the one
 * before today's: the nightly task may not have written it yet.
 */
export function figureReads({ from, to, days }: Pick<Period, 'from' | 'to' | 'days'>, today: string): FigureReads {
  if (days <= DAYS_READ_SINGLY) return { days: [{ from, to }], months: [] };
  const settled = addDays(`${today.slice(0, 'yyyy-mm'.length)}-01`, -1).slice(0, 'yyyy-mm'.length);
  const months: string[] = [];
  const ranges: { from: string; to: string }[] = [];
  for (let day = from; day <= to;) {
    const month = day.slice(0, 'yyyy-mm'.length);
    const end = lastOfMonth(day);
    const last = end < to ? end : to;
    if (day.endsWith('-01') && end <= to && month < settled) months.push(month);
    else {
      const before = ranges.at(-1);
      if (before !== undefined && addDays(before.to, 1) === day) before.to = last;
      else ranges.push({ from: day, to: last });
    }
    day = addDays(last, 1);
  }
  return { days: ranges, months };
}
