import { DAY_MS } from '@parlance/domain/durations';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

interface Weekday {
  long: string;
  short: string;
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The days of the week in the reader's language, from Monday on. */
export function useWeekdays(): readonly Weekday[] {
  const intl = useIntl();
  return useMemo(
    () =>
      Array.from({ length: 7 }, (_, index) => {
        const name = (weekday: 'long' | 'short') =>
          intl.formatDate(MONDAY + index * DAY_MS, { weekday, timeZone: 'UTC' });
        return { long: name('long'), short: name('short') };
      }),
    [intl],
  );
}
