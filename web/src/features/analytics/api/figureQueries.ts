import { addDays } from '@parlance/domain/time/calendarDay';
import { paths } from '@parlance/domain/paths';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';

/** Scope of figures: one chatbot of an organization, or all where it is undefined. */
export interface FigureScope {
  orgId: string;
  chatbotId: string | undefined;
}

function ofChatbot({ chatbotId }: FigureScope) {
  return chatbotId === undefined ? {} : { chatbotId };
}

/** The figures of days, yyyy-mm-dd, both included. */
export function daysQuery(scope: FigureScope, from: string, to: string): QuerySpec {
  const range = { from, before: addDays(to, 1) };
  return { path: paths.allStats(scope.orgId), equals: { ...ofChatbot(scope) }, orderBy: ['day', 'asc'], range };
}

/** The figures of months, yyyy-mm, both included. */
export function monthsQuery(scope: FigureScope, first: string, last: string): QuerySpec {
  // No month begins with this: the end of the range is behind the last one.
  const range = { from: first, before: `${last}~` };
  return { path: paths.allMonths(scope.orgId), equals: { ...ofChatbot(scope) }, orderBy: ['month', 'asc'], range };
}
