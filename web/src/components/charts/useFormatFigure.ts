import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { formatLatency } from '#web/lib/formatLatency.ts';
import type { FigureUnit } from './chart.ts';

/** What stands for a figure that there is none of. */
const NONE = '–';

export type FormatFigure = (value: number | null, unit: FigureUnit) => string;

/** Figures as the reader writes them. */
export function useFormatFigure(): FormatFigure {
  const intl = useIntl();
  return useCallback(
    (value, unit) => {
      if (value === null) return NONE;
      switch (unit) {
        case 'count':
          return intl.formatNumber(value);
        case 'share':
          return intl.formatNumber(value, {
            style: 'percent',
            maximumFractionDigits: value > 0 && value < 0.1 ? 1 : 0,
          });
        case 'time':
          return formatLatency(value, intl.locale);
        case 'ratio':
          return intl.formatNumber(value, { maximumFractionDigits: 1 });
      }
    },
    [intl],
  );
}
