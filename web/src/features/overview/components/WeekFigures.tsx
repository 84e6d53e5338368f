import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Stats } from '@parlance/domain/documents/chats/stats';
import { useFormatFigure } from '#web/components/charts/useFormatFigure.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { chatsLink } from '#web/lib/lists/chatsLink.ts';
import { leadsLink } from '#web/lib/lists/leadsLink.ts';
import { keyFigures } from '../keyFigures.ts';
import { FigureCard } from './FigureCard.tsx';

interface WeekFiguresProps {
  /** Undefined while they are being read. */
  stats: readonly Stats[] | undefined;
  /** 14 days, oldest first: the last week and the one before. */
  days: readonly string[];
}

const WEEK = 7;
type Span = Parameters<typeof leadsLink>[1];

const toAnswers = (span: Span) => chatsLink(undefined, { answer: '1', ...span });
const FIGURES = [
  {
    id: 'conversations',
    field: 'conversations',
    unit: 'count',
    to: (span: Span) => begunLink(undefined, span),
  },
  { id: 'messages', field: 'messages', unit: 'count', to: toAnswers },
  {
    id: 'answered',
    field: 'answeredShare',
    unit: 'share',
    to: (span: Span) => chatsLink(undefined, { verdict: 'answered', ...span }),
  },
  { id: 'leads', field: 'leads', unit: 'count', to: (span: Span) => leadsLink(undefined, span) },
  { id: 'response', field: 'responseMs', unit: 'time', to: toAnswers },
] as const;

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

/** The last seven days in five figures, each with the seven days before it and the way to what it counts. */
export function WeekFigures({ stats, days }: WeekFiguresProps) {
  const t = useTranslate();
  const format = useFormatFigure();
  if (stats === undefined) {
    return (
      <Box component="output" aria-busy="true" sx={grid}>
        {FIGURES.map(({ id }) => (
          <Skeleton key={id} variant="rounded" height={148} />
        ))}
      </Box>
    );
  }
  const week = days.slice(-WEEK);
  const now = keyFigures(stats, week);
  const span = { from: week[0] ?? '', to: week.at(-1) ?? '' };
  const before = keyFigures(stats, days.slice(0, -WEEK));
  const daily = week.map((day) => ({ day, ...keyFigures(stats, [day]) }));
  return (
    <Box component="dl" sx={grid}>
      {FIGURES.map(({ id, field, unit, to }) => (
        <FigureCard
          key={id}
          to={to(span)}
          label={t(`overview.figure.${id}`)}
          value={format(now[field], unit, now.messages)}
          before={format(before[field], unit, before.messages)}
          course={daily.map((each) => ({ day: each.day, value: each[field] }))}
          format={(value) => format(value, unit)}
        />
      ))}
    </Box>
  );
}
