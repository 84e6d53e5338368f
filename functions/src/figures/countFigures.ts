import { newFigures } from '@parlance/domain/analytics/addFigures';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import { paths } from '@parlance/domain/paths';
import { addDays, weekdayOf } from '@parlance/domain/time/calendarDay';
import { FieldValue, type DocumentData, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import { db } from '../platform/app.ts';

/** One chatbot's day yyyy-mm-dd of the organization's calendar. */
export interface FigureDay {
  orgId: string;
  chatbotId: string;
  day: string;
}

type Counts = Readonly<Record<string, number>>;

/** Figures without what stays as it is. */
export function figureChange(change: Partial<Figures>): Figures {
  return { ...newFigures(), ...change };
}

/** Numbers as increments, at any depth; what is 0 is left out. */
export function incrementsOf(change: object): DocumentData {
  return Object.fromEntries(
    Object.entries(change).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
      if (typeof value === 'number') return value === 0 ? [] : [[key, FieldValue.increment(value)]];
      if (typeof value !== 'object' || value === null) return [];
      const below = incrementsOf(value);
      return Object.keys(below).length === 0 ? [] : [[key, below]];
    }),
  );
}

function weekHoursOf(day: string, localHours: Counts): Counts {
  return Object.fromEntries(Object.entries(localHours).map(([hour, count]) => [`${weekdayOf(day)}-${hour}`, count]));
}

/** True for days whose month the nightly task sums up no more: those before the month before the present one. */
function isSettled(day: string, now: Date): boolean {
  // Where the organization is one day ahead of UTC or behind it, both may count for a while: the sum is written anew then.
  const today = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  const lastMonth = addDays(`${today.slice(0, 'yyyy-mm'.length)}-01`, -1);
  return day < `${lastMonth.slice(0, 'yyyy-mm'.length)}-01`;
}

/**
 * Changes the figures of a day in the commit of what they count: one write, and one more for the month of a day that is over so long
 * that no nightly task sums it up again. Nothing where `change` has zeros alone and there is nothing `more`.
 * @param more What else the day's document gets, such as a question without an answer.
 */
export function countFigures(
  commit: Transaction | WriteBatch,
  { orgId, chatbotId, day }: FigureDay,
  change: Figures,
  more: DocumentData = {},
): void {
  const increments = incrementsOf(change);
  if (Object.keys(increments).length + Object.keys(more).length === 0) return;
  const set = (path: string, data: DocumentData) => {
    if ('commit' in commit) commit.set(db.doc(path), data, { merge: true });
    else commit.set(db.doc(path), data, { merge: true });
  };
  set(paths.stats(orgId, chatbotId, day), { chatbotId, day, ...increments, ...more });
  if (!isSettled(day, new Date())) return;
  const month = day.slice(0, 'yyyy-mm'.length);
  const weekHours = incrementsOf(weekHoursOf(day, change.localHours));
  set(paths.monthFigures(orgId, chatbotId, month), { chatbotId, month, ...increments, weekHours });
}
