import { addDays } from '@parlance/domain/time/calendarDay';
import { paths } from '@parlance/domain/paths';
import { monthsInOrder, statsByDay } from '@parlance/domain/queries/figures';
import { specOf } from '#web/lib/firestore/specOf.ts';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';

/** Scope of figures: one chatbot of an organization, or all where it is undefined. */
export interface FigureScope {
  orgId: string;
  chatbotId: string | undefined;
}

/** The figures of days, yyyy-mm-dd, both included. */
export function daysQuery({ orgId, chatbotId }: FigureScope, from: string, to: string): QuerySpec {
  return specOf(statsByDay, paths.allStats(orgId), { chatbotId }, { from, before: addDays(to, 1) });
}

/** The figures of months, yyyy-mm, both included. */
export function monthsQuery({ orgId, chatbotId }: FigureScope, first: string, last: string): QuerySpec {
  // No month begins with this: the end of the range is behind the last one.
  return specOf(monthsInOrder, paths.allMonths(orgId), { chatbotId }, { from: first, before: `${last}~` });
}
