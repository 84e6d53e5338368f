import { type Summary, summarize } from '@parlance/domain/analytics/summarize';
import type { Month } from '@parlance/domain/documents/chats/month';
import type { Stats } from '@parlance/domain/documents/chats/stats';
import { useMemo } from 'react';
import type { Live } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useFigures } from '../api/useFigures.ts';
import { type Bucket, bucketsOf } from './bucketsOf.ts';
import { type PeriodState, usePeriod } from './usePeriod.ts';

export interface PeriodFigures {
  /** The documents as they were read. */
  read: readonly (Stats | Month)[];
  readBefore: readonly (Stats | Month)[];
  summary: Summary;
  /** Of the period before. */
  previous: Summary;
  buckets: readonly Bucket[];
}

interface Analytics {
  state: PeriodState;
  figures: Live<PeriodFigures>;
}

/** Figures of the period that the address names, of one chatbot or of all, beside those of the period before. */
export function useAnalytics(chatbotId: string | undefined): Analytics {
  const { timezone } = useMembership().org;
  const state = usePeriod();
  const { period, previous, today } = state;
  const now = useFigures(chatbotId, period, today);
  const before = useFigures(chatbotId, previous, today);
  const { from, to, days } = period;
  const figures = useMemo((): Live<PeriodFigures> => {
    if (now.status === 'error') return now;
    if (before.status === 'error') return before;
    if (now.status === 'loading' || before.status === 'loading') return { status: 'loading' };
    const value = {
      read: now.value,
      readBefore: before.value,
      summary: summarize(now.value, timezone),
      previous: summarize(before.value, timezone),
      buckets: bucketsOf(now.value, { from, to, days }),
    };
    return { status: 'ready', value };
  }, [now, before, timezone, from, to, days]);
  return { state, figures };
}
