import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { resolveTopics } from '@parlance/domain/analytics/resolveTopics';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import { saveChartCsv } from '#web/components/charts/files/saveChartCsv.ts';
import { ChartFrame } from '#web/components/charts/ChartFrame.tsx';
import { ChartTable } from '#web/components/charts/ChartTable.tsx';
import { DownloadMenu } from '#web/components/charts/files/DownloadMenu.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { ScrollRegion } from '#web/components/charts/ScrollRegion.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useTopics } from '../../api/useTopics.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';

interface SentimentByTopicProps {
  chatbotId: string;
  figures: Figures;
  span: { from: string; to: string };
}

const SHOWN = 12;

/** What visitors felt by what they asked about, the topics with the most unhappy ones first. */
export function SentimentByTopic({ chatbotId, figures, span }: SentimentByTopicProps) {
  const t = useTranslate();
  const topics = useTopics(chatbotId);
  const title = t('analytics.sentimentTopics');
  if (topics.status !== 'ready') {
    return (
      <ChartFrame title={title}>
        {topics.status === 'error' ? (
          <ErrorState title={t('analytics.topicsFailed')} error={topics.error} onRetry={topics.retry} />
        ) : (
          <Skeleton variant="rounded" height={160} />
        )}
      </ChartFrame>
    );
  }
  const resolved = resolveTopics(figures, topics.value).toSorted((a, b) => b.negative - a.negative);
  if (resolved.length === 0) {
    return (
      <ChartFrame title={title}>
        <Typography color="textSecondary">{t('analytics.overNone')}</Typography>
      </ChartFrame>
    );
  }
  const data = {
    axis: t('analytics.topic'),
    unit: 'count' as const,
    categories: resolved.map(({ id, name }) => {
      const label = name ?? t('analytics.others');
      return { key: id, label, csv: label, to: begunLink(chatbotId, { topic: id, ...span }) };
    }),
    series: (['positive', 'neutral', 'negative'] as const).map((id) => ({
      id,
      label: t(`sentiment.${id}`),
      values: resolved.map((topic) => topic[id]),
      links: resolved.map((topic) => begunLink(chatbotId, { topic: topic.id, sentiment: id, ...span })),
    })),
  };
  const saveCsv = () => saveChartCsv(`sentiment-topics-${span.from}-${span.to}`, data);
  return (
    <ChartFrame title={title} actions={<DownloadMenu title={title} onCsv={saveCsv} />}>
      <ScrollRegion title={title}>
        <ChartTable title={title} data={data} most={SHOWN} />
      </ScrollRegion>
    </ChartFrame>
  );
}
