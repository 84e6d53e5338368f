import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Stats } from '@parlance/domain/documents/chats/stats';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { formatLatency } from '#web/lib/formatLatency.ts';
import { keyFigures } from '../keyFigures.ts';
import { FigureCard } from './FigureCard.tsx';

interface WeekFiguresProps {
  /** Undefined while they are being read. */
  stats: readonly Stats[] | undefined;
  /** 14 days, oldest first: the last week and the one before. */
  days: readonly string[];
}

const WEEK = 7;
/** What stands for a figure that there is none of. */
const NONE = '–';

const grid = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
  // Five of them leave one over on phones.
  '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

/** The last seven days in five figures, each with the seven days before it. */
export function WeekFigures({ stats, days }: WeekFiguresProps) {
  const t = useTranslate();
  const intl = useIntl();
  if (stats === undefined) {
    return (
      <Box component="output" aria-busy="true" sx={grid}>
        {['conversations', 'messages', 'answered', 'leads', 'response'].map((key) => (
          <Skeleton key={key} variant="rounded" height={148} />
        ))}
      </Box>
    );
  }
  const week = days.slice(-WEEK);
  const now = keyFigures(stats, week);
  const before = keyFigures(stats, days.slice(0, -WEEK));
  const daily = week.map((day) => ({ day, ...keyFigures(stats, [day]) }));
  const count = (value: number) => intl.formatNumber(value);
  const share = (value: number | null) => (value === null ? NONE : intl.formatNumber(value, { style: 'percent' }));
  const time = (value: number | null) => (value === null ? NONE : formatLatency(value, intl.locale));
  const course = (valueOf: (day: (typeof daily)[number]) => number | null) =>
    daily.map((each) => ({ day: each.day, value: valueOf(each) }));
  return (
    <Box component="dl" sx={grid}>
      <FigureCard
        label={t('overview.figure.conversations')}
        value={count(now.conversations)}
        before={count(before.conversations)}
        course={course(({ conversations }) => conversations)}
        format={count}
      />
      <FigureCard
        label={t('overview.figure.messages')}
        value={count(now.messages)}
        before={count(before.messages)}
        course={course(({ messages }) => messages)}
        format={count}
      />
      <FigureCard
        label={t('overview.figure.answered')}
        value={share(now.answeredShare)}
        before={share(before.answeredShare)}
        course={course(({ answeredShare }) => answeredShare)}
        format={share}
      />
      <FigureCard
        label={t('overview.figure.leads')}
        value={count(now.leads)}
        before={count(before.leads)}
        course={course(({ leads }) => leads)}
        format={count}
      />
      <FigureCard
        label={t('overview.figure.response')}
        value={time(now.responseMs)}
        before={time(before.responseMs)}
        course={course(({ responseMs }) => responseMs)}
        format={time}
      />
    </Box>
  );
}
