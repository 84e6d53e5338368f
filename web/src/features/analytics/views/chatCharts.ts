import { percentileOf } from '@parlance/domain/analytics/percentileOf';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import type { ChartCategory, ChartData, ChartSeries, FigureUnit } from '#web/components/charts/chart.ts';
import type { Translate } from '#web/i18n/useTranslate.ts';
import type { Bucket } from './bucketsOf.ts';

interface ChartInput {
  buckets: readonly Bucket[];
  /** One for each bucket. */
  categories: readonly ChartCategory[];
  t: Translate;
}

type Course = Pick<ChartSeries, 'id' | 'label'> & { of: (figures: Figures) => number | null };

function chartOf({ buckets, categories, t }: ChartInput, unit: FigureUnit, courses: readonly Course[]): ChartData {
  const series = courses.map(({ id, label, of }) => ({ id, label, values: buckets.map(({ figures }) => of(figures)) }));
  return { axis: t('charts.day'), unit, categories, series };
}

/** Conversations and answers over time. */
export function volumeChart(input: ChartInput): ChartData {
  const { t } = input;
  return chartOf(input, 'count', [
    { id: 'conversations', label: t('figure.conversations'), of: ({ conversations }) => conversations },
    { id: 'messages', label: t('figure.messages'), of: ({ messages }) => messages },
  ]);
}

/** How long answers took: on average, half of them, and all but the slowest twentieth. None on days without answers. */
export function latencyChart(input: ChartInput): ChartData {
  const { t } = input;
  const mean = ({ messages, latencyMsSum }: Figures) => (messages === 0 ? null : Math.round(latencyMsSum / messages));
  const below = (share: number) => (figures: Figures) => {
    const ms = percentileOf(figures.latency, share);
    return ms === null ? null : Math.round(ms);
  };
  return chartOf(input, 'time', [
    { id: 'mean', label: t('figure.response'), of: mean },
    { id: 'median', label: t('figure.median'), of: below(0.5) },
    { id: 'slow', label: t('figure.slow'), of: below(0.95) },
  ]);
}

/** Conversations by their number of questions over time. */
export function depthChart(input: ChartInput): ChartData {
  const { t } = input;
  return chartOf(
    input,
    'count',
    (['quick', 'medium', 'deep'] as const).map((id) => ({ id, label: t(`depth.${id}`), of: ({ depth }) => depth[id] })),
  );
}

/** Ratings of answers over time. */
export function ratingChart(input: ChartInput): ChartData {
  const { t } = input;
  return chartOf(
    input,
    'count',
    (['positive', 'negative'] as const).map((id) => ({ id, label: t(`rating.${id}`), of: (figures) => figures[id] })),
  );
}

/** What visitors felt over time. */
export function sentimentChart(input: ChartInput): ChartData {
  const { t } = input;
  return chartOf(
    input,
    'count',
    (['positive', 'neutral', 'negative'] as const).map((id) => ({
      id,
      label: t(`sentiment.${id}`),
      of: ({ sentiments }) => sentiments[id],
    })),
  );
}
