import { percentileOf } from '@parlance/domain/analytics/percentileOf';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import { DEPTHS } from '@parlance/domain/documents/chats/chat';
import { SENTIMENTS } from '@parlance/domain/documents/chats/classified';
import { RATINGS } from '@parlance/domain/search/marks/MARKS';
import type { ChartCategory, ChartData, ChartSeries, FigureUnit } from '#web/components/charts/chart.ts';
import type { Translate } from '#web/i18n/useTranslate.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import type { Bucket } from './bucketsOf.ts';
import { chatsLink } from '#web/lib/lists/chatsLink.ts';

interface ChartInput {
  /** Chatbot whose conversations the numbers link to. Undefined: of all chatbots. */
  chatbotId: string | undefined;
  buckets: readonly Bucket[];
  /** One for each bucket. */
  categories: readonly ChartCategory[];
  t: Translate;
}

type Span = Pick<Bucket, 'from' | 'to'>;
type Course = Pick<ChartSeries, 'id' | 'label'> & {
  of: (figures: Figures) => number | null;
  /** Address of the list of what is counted on some days. */
  to: (span: Span) => string;
};

function chartOf({ buckets, categories, t }: ChartInput, unit: FigureUnit, courses: readonly Course[]): ChartData {
  const series = courses.map(({ id, label, of, to }) => ({
    id,
    label,
    values: buckets.map(({ figures }) => of(figures)),
    links: buckets.map((bucket) => to({ from: bucket.from, to: bucket.to })),
  }));
  return { axis: t('charts.day'), unit, categories, series };
}

/** Conversations and answers over time. */
export function volumeChart(input: ChartInput): ChartData {
  const { chatbotId, t } = input;
  return chartOf(input, 'count', [
    {
      id: 'conversations',
      label: t('figure.conversations'),
      of: ({ conversations }) => conversations,
      to: (span) => begunLink(chatbotId, span),
    },
    {
      id: 'messages',
      label: t('figure.messages'),
      of: ({ messages }) => messages,
      to: (span) => chatsLink(chatbotId, { answer: '1', ...span }),
    },
  ]);
}

/**
 * Response times: mean, median and 95th percentile. None on days without answers. Each is computed from all answers of the day, and
 * links to the conversations that have these.
 */
export function latencyChart(input: ChartInput): ChartData {
  const { chatbotId, t } = input;
  const mean = ({ messages, latencyMsSum }: Figures) => (messages === 0 ? null : Math.round(latencyMsSum / messages));
  const below = (share: number) => (figures: Figures) => {
    const ms = percentileOf(figures.latency, share);
    return ms === null ? null : Math.round(ms);
  };
  const to = (span: Span) => chatsLink(chatbotId, { answer: '1', ...span });
  return chartOf(input, 'time', [
    { id: 'mean', label: t('figure.response'), of: mean, to },
    { id: 'median', label: t('figure.median'), of: below(0.5), to },
    { id: 'slow', label: t('figure.slow'), of: below(0.95), to },
  ]);
}

/** Conversations by their number of questions over time. */
export function depthChart(input: ChartInput): ChartData {
  const { chatbotId, t } = input;
  return chartOf(
    input,
    'count',
    DEPTHS.map((id) => ({
      id,
      label: t(`depth.${id}`),
      of: ({ depth }) => depth[id],
      to: (span) => begunLink(chatbotId, { depth: id, ...span }),
    })),
  );
}

/** Ratings of answers over time. */
export function ratingChart(input: ChartInput): ChartData {
  const { chatbotId, t } = input;
  return chartOf(
    input,
    'count',
    RATINGS.map((id) => ({
      id,
      label: t(`rating.${id}`),
      of: (figures) => figures[id],
      to: (span) => chatsLink(chatbotId, { rated: id, ...span }),
    })),
  );
}

/** Sentiment of visitors over time. */
export function sentimentChart(input: ChartInput): ChartData {
  const { chatbotId, t } = input;
  return chartOf(
    input,
    'count',
    SENTIMENTS.map((id) => ({
      id,
      label: t(`sentiment.${id}`),
      of: ({ sentiments }) => sentiments[id],
      to: (span) => begunLink(chatbotId, { sentiment: id, ...span }),
    })),
  );
}
