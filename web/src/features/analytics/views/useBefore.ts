import { LEAST_BASE } from '@parlance/domain/analytics/LEAST_BASE';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FigureUnit } from '#web/components/charts/chart.ts';
import { useFormatFigure } from '#web/components/charts/useFormatFigure.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** A figure of a period. */
export interface PeriodFigure {
  value: number | null;
  /** Base of the value: a count itself, the answers behind a mean, the whole of a share. */
  base: number;
}

/** Formatter for a figure's value in the period before and its change, in words. Of small numbers no change is worked out. */
export function useBefore(): (now: PeriodFigure, before: PeriodFigure, unit: FigureUnit) => string {
  const t = useTranslate();
  const intl = useIntl();
  const format = useFormatFigure();
  return useCallback(
    (now, before, unit) => {
      if (before.value === null) return t('analytics.beforeNone');
      const value = format(before.value, unit, before.base);
      const isComparable = before.base >= LEAST_BASE && (unit === 'count' || now.base >= LEAST_BASE);
      if (now.value === null || before.value === 0 || !isComparable) return t('analytics.before', { value });
      const change = intl.formatNumber((now.value - before.value) / before.value, {
        style: 'percent',
        signDisplay: 'exceptZero',
        maximumFractionDigits: 0,
      });
      return t('analytics.beforeChange', { value, change });
    },
    [t, intl, format],
  );
}
