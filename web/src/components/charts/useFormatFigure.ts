import { LEAST_BASE } from '@parlance/domain/analytics/LEAST_BASE';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { formatLatency } from '#web/lib/formatLatency.ts';
import { formatWait } from '#web/lib/formatWait.ts';
import type { FigureUnit } from './chart.ts';

/** Placeholder for a missing figure. */
const NONE = '–';

/** @param base What a share is of. Of fewer than `LEAST_BASE` it is said in numbers. */
export type FormatFigure = (value: number | null, unit: FigureUnit, base?: number) => string;

/** Figures as the reader writes them. */
export function useFormatFigure(): FormatFigure {
  const t = useTranslate();
  const intl = useIntl();
  return useCallback(
    (value, unit, base = LEAST_BASE) => {
      if (value === null) return NONE;
      switch (unit) {
        case 'count':
          return intl.formatNumber(value);
        case 'share':
          if (base < LEAST_BASE) return t('charts.partOf', { part: Math.round(value * base), whole: base });
          return intl.formatNumber(value, {
            style: 'percent',
            maximumFractionDigits: value > 0 && value < 0.1 ? 1 : 0,
          });
        case 'time':
          return formatLatency(value, intl.locale);
        case 'wait':
          return formatWait(value, intl.locale);
        case 'ratio':
          return intl.formatNumber(value, { maximumFractionDigits: 1 });
      }
    },
    [t, intl],
  );
}
