import { previousPeriodOf, type Period, type PeriodPreset } from '@parlance/domain/analytics/periodOf';
import { calendarDay } from '@parlance/domain/time/calendarDay';
import { useSearchParams } from 'react-router';
import { useNow } from '#web/components/ui/useNow.ts';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { type ChosenPeriod, readPeriod } from './readPeriod.ts';

export interface PeriodState extends ChosenPeriod {
  previous: Period;
  /** By the organization's clock, yyyy-mm-dd. */
  today: string;
  /** Chooses a preset. */
  choose: (preset: PeriodPreset) => void;
  /** Chooses the first or the last day, or both. */
  chooseDays: (days: { from?: string; to?: string }) => void;
}

/** The period that the address names and the one that it is compared with. */
export function usePeriod(): PeriodState {
  const [params, setParams] = useSearchParams();
  const { timezone } = useMembership().org;
  const now = new Date(useNow());
  const chosen = readPeriod(params, now, timezone);
  const change = (entries: Readonly<Record<string, string | null>>) => {
    const next = currentParams();
    for (const [name, value] of Object.entries(entries)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    ...chosen,
    previous: previousPeriodOf(chosen.period),
    today: calendarDay(now, timezone),
    choose: (preset) => change({ period: preset, from: null, to: null }),
    // What the address says now: two changes may come within one rendering.
    chooseDays: (days) => change({ period: 'custom', ...days }),
  };
}
