import { newFigures } from '@parlance/domain/analytics/addFigures';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import { paths } from '@parlance/domain/paths';
import { weekdayOf } from '@parlance/domain/time/calendarDay';
import type { DocumentData, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { db } from '../platform/app.ts';
import { incrementsOf } from './incrementsOf.ts';
import { isMonthSettled } from './isMonthSettled.ts';

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

function weekHoursOf(day: string, localHours: Counts): Counts {
  return Object.fromEntries(Object.entries(localHours).map(([hour, count]) => [`${weekdayOf(day)}-${hour}`, count]));
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
  if (!isMonthSettled(day, new Date())) return;
  const month = day.slice(0, 'yyyy-mm'.length);
  const weekHours = incrementsOf(weekHoursOf(day, change.localHours));
  set(paths.monthFigures(orgId, chatbotId, month), { chatbotId, month, ...increments, weekHours });
}
