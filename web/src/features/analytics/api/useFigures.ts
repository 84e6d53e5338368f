import { figureReads } from '@parlance/domain/analytics/figureReads';
import type { Period } from '@parlance/domain/analytics/periodOf';
import { type Month, monthSchema } from '@parlance/domain/documents/chats/month';
import { type Stats, statsSchema } from '@parlance/domain/documents/chats/stats';
import { addDays } from '@parlance/domain/time/calendarDay';
import { useMemo } from 'react';
import type { Live } from '#web/lib/live.ts';
import { useReadOnce } from '#web/lib/firestore/once/useReadOnce.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { daysQuery, type FigureScope, monthsQuery } from './figureQueries.ts';

type Read = Live<readonly (Stats | Month)[]>;

/** More chatbots than a plan has, with those that were deleted since. */
const MOST_CHATBOTS = 10;
/** More than one range of days has. */
const MOST_DAYS = 100;

function combined(reads: readonly Read[]): Read {
  const failed = reads.flatMap((read) => (read.status === 'error' ? [read] : []));
  const [first] = failed;
  if (first !== undefined) return { ...first, retry: () => failed.forEach(({ retry }) => retry()) };
  const ready = reads.flatMap((read) => (read.status === 'ready' ? [read.value] : []));
  return ready.length < reads.length ? { status: 'loading' } : { status: 'ready', value: ready.flat() };
}

/** Days that are over, both included, read once. None where there are none. */
function usePastDays(scope: FigureScope, range: { from: string; to: string } | undefined, today: string): Read {
  const yesterday = addDays(today, -1);
  const { from = today, to = yesterday } = range ?? {};
  const last = to < yesterday ? to : yesterday;
  const limit = from <= last ? MOST_CHATBOTS * MOST_DAYS : 0;
  return useReadOnce({ ...daysQuery(scope, from, last), limit }, statsSchema);
}

/**
 * The figures of a period, of one chatbot or of all: at most one document for each chatbot and day, months for longer periods.
 * Today's are live, the others are read once: they hardly change any more. The number of conversations plays no part.
 */
export function useFigures(chatbotId: string | undefined, period: Period, today: string): Read {
  const { orgId } = useMembership();
  const scope = { orgId, chatbotId };
  const { days, months } = figureReads(period, today);
  const before = usePastDays(scope, days[0], today);
  const after = usePastDays(scope, days[1], today);
  const wholeMonths = monthsQuery(scope, months[0] ?? '', months.at(-1) ?? '');
  const whole = useReadOnce({ ...wholeMonths, limit: MOST_CHATBOTS * months.length }, monthSchema);
  const live = useCollection({ ...daysQuery(scope, today, today), limit: MOST_CHATBOTS }, statsSchema);
  const hasToday = period.from <= today && today <= period.to;
  return useMemo(
    () => combined([before, after, whole, ...(hasToday ? [live] : [])]),
    [before, after, whole, live, hasToday],
  );
}
