import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ChartCategory } from '#web/components/charts/chart.ts';
import type { Bucket } from './bucketsOf.ts';

type HrefOf = (bucket: Bucket) => string;

/** The days or months of a chart in the reader's language. `hrefOf` says where the conversations of one are listed. */
export function useCategories(): (buckets: readonly Bucket[], hrefOf?: HrefOf) => readonly ChartCategory[] {
  const intl = useIntl();
  return useCallback(
    (buckets, hrefOf) =>
      buckets.map((bucket) => {
        const { key, from } = bucket;
        const moment = new Date(`${from}T00:00:00Z`);
        const isMonth = key.length === 'yyyy-mm'.length;
        const label = isMonth
          ? intl.formatDate(moment, { month: 'long', year: 'numeric', timeZone: 'UTC' })
          : intl.formatDate(moment, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
        const short = isMonth
          ? intl.formatDate(moment, { month: 'short', year: '2-digit', timeZone: 'UTC' })
          : intl.formatDate(moment, { day: 'numeric', month: 'short', timeZone: 'UTC' });
        return { key, label, short, csv: key, to: hrefOf?.(bucket) };
      }),
    [intl],
  );
}
