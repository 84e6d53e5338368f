import { LIMITS } from '../../limits.ts';
import { addDays, daysApart, weekdayOf } from '../../time/calendarDay.ts';
import type { MarkedDays } from './hasMark.ts';
import { MARKS, marksOn } from './MARKS.ts';

/** Firestore takes so many values for one field: https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const MAX_VALUES = 30;

/** Value or values that a query may ask for by these marks; undefined where there are none, or too many. */
function choiceOf(marks: readonly string[]): string | readonly string[] | undefined {
  const distinct = [...new Set(marks)];
  if (distinct.length > MAX_VALUES) return undefined;
  return distinct.length > 1 ? distinct : distinct[0];
}

/**
 * Marks that a query asks for to find the conversations that have a subject of `MARKS` on some days: the marks of these days, of
 * longer periods those of the months, and of any day where the days are open at an end or longer than `LIMITS.periodDaysMax`. So
 * it may find more than is wanted: `hasMark` selects the matches.
 */
export function markChoice(subject: string, { from, to }: MarkedDays): string | readonly string[] {
  if (from === undefined || to === undefined) return subject;
  const length = daysApart(from, to) + 1;
  if (length < 1 || length > LIMITS.periodDaysMax) return subject;
  const days = Array.from({ length }, (_, index) => addDays(from, index))
    // An hour of the week is on its weekday alone.
    .filter((day) => !subject.startsWith(MARKS.slot('')) || subject.startsWith(MARKS.slot(`${weekdayOf(day)}-`)));
  const marks = days.map((day) => marksOn(subject, day));
  return choiceOf(marks.map(([, , ofDay]) => ofDay)) ?? choiceOf(marks.map(([, ofMonth]) => ofMonth)) ?? subject;
}
