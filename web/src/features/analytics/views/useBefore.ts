import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FigureUnit } from '#web/components/charts/chart.ts';
import { useFormatFigure } from '#web/components/charts/useFormatFigure.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** How a figure was in the period before, and by how much it has changed, in words. */
export function useBefore(): (now: number | null, before: number | null, unit: FigureUnit) => string {
  const t = useTranslate();
  const intl = useIntl();
  const format = useFormatFigure();
  return useCallback(
    (now, before, unit) => {
      if (before === null) return t('analytics.beforeNone');
      const value = format(before, unit);
      if (now === null || before === 0) return t('analytics.before', { value });
      const change = intl.formatNumber((now - before) / before, {
        style: 'percent',
        signDisplay: 'exceptZero',
        maximumFractionDigits: 0,
      });
      return t('analytics.beforeChange', { value, change });
    },
    [t, intl, format],
  );
}
