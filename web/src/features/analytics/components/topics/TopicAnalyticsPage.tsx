import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { insightsOf } from '@parlance/domain/analytics/insightsOf';
import { resolveTopics } from '@parlance/domain/analytics/resolveTopics';
import type { Period } from '@parlance/domain/analytics/periodOf';
import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTopics } from '../../api/useTopics.ts';
import { topicRows } from '../../views/topicRows.ts';
import { type PeriodFigures, useAnalytics } from '../../views/useAnalytics.ts';
import { AnalyticsBar } from '../AnalyticsBar.tsx';
import { AnalyticsFrame } from '../AnalyticsFrame.tsx';
import { Insights } from '../Insights.tsx';
import { ContentGaps } from './ContentGaps.tsx';
import { TopicTable } from './TopicTable.tsx';

/** Topics that a chatbot's visitors asked about in a period, and questions that found no answer. */
export default function TopicAnalyticsPage({ params: { chatbotId } }: ChatbotPageProps) {
  const { state, figures } = useAnalytics(chatbotId);
  const isLoading = useTopics(chatbotId).status === 'loading';
  return (
    <>
      <AnalyticsBar state={state} />
      <AnalyticsFrame figures={isLoading ? { status: 'loading' } : figures} tiles={0}>
        {(value) => (
          <>
            <TopicSection chatbotId={chatbotId} figures={value} period={state.period} />
            <ContentGaps read={value.read} />
          </>
        )}
      </AnalyticsFrame>
    </>
  );
}

interface TopicSectionProps {
  chatbotId: string;
  figures: PeriodFigures;
  period: Period;
}

function TopicSection({ chatbotId, figures: { summary, previous, buckets }, period: { from, to } }: TopicSectionProps) {
  const t = useTranslate();
  const topics = useTopics(chatbotId);
  if (topics.status === 'loading') return <Skeleton variant="rounded" height={320} />;
  if (topics.status === 'error') {
    return <ErrorState title={t('analytics.topicsFailed')} error={topics.error} onRetry={topics.retry} />;
  }
  const insights = insightsOf({
    summary,
    previous,
    topics: resolveTopics(summary.figures, topics.value),
    previousTopics: resolveTopics(previous.figures, topics.value),
  }).filter(({ code }) => code.startsWith('topic-') || code === 'answered-low');
  return (
    <>
      <Insights insights={insights} chatbotId={chatbotId} span={{ from, to }} />
      <TopicTable chatbotId={chatbotId} rows={topicRows(buckets, previous.figures, topics.value)} span={{ from, to }} />
    </>
  );
}
