import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { sparklinePath } from '../sparklinePath.ts';

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

const WIDTH = 120;
const HEIGHT = 28;

/** The course of a figure as a small line. Who does not see it hears the figure of every day. */
export function Sparkline({ label, points, format }: SparklineProps) {
  const t = useTranslate();
  const intl = useIntl();
  const path = sparklinePath(
    points.map(({ value }) => value),
    { width: WIDTH, height: HEIGHT },
  );
  const days = points.map(({ day, value }) => {
    const name = intl.formatDate(`${day}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' });
    return `${name} ${value === null ? t('overview.noFigure') : format(value)}`;
  });
  return (
    <>
      <span className="visually-hidden">
        {t('overview.course', { label, days: intl.formatList(days, { type: 'unit' }) })}
      </span>
      <Box
        component="svg"
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: HEIGHT, color: 'primary.main' }}
      >
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </Box>
    </>
  );
}
