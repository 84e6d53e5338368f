import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { TrendLine } from './TrendLine.tsx';

export interface SparklinePoint {
  /** yyyy-mm-dd. */
  day: string;
  /** Null: there is none for that day, and the line has a gap. */
  value: number | null;
}

interface SparklineProps {
  label: string;
  /** Oldest first. */
  points: readonly SparklinePoint[];
  format: (value: number) => string;
}

/** The course of a figure as a small line. Who does not see it hears the figure of every day. */
export function Sparkline({ label, points, format }: SparklineProps) {
  const t = useTranslate();
  const intl = useIntl();
  const days = points.map(({ day, value }) => {
    const name = intl.formatDate(`${day}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' });
    return `${name} ${value === null ? t('overview.noFigure') : format(value)}`;
  });
  return (
    <>
      <span className="visually-hidden">
        {t('overview.course', { label, days: intl.formatList(days, { type: 'unit' }) })}
      </span>
      <TrendLine values={points.map(({ value }) => value)} />
    </>
  );
}
