import Box from '@mui/material/Box';
import { ChartPanel } from '#web/components/charts/ChartPanel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { depthChart, latencyChart, ratingChart, sentimentChart, volumeChart } from '../../views/chatCharts.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { chatsLink } from '#web/lib/lists/chatsLink.ts';
import { SENTIMENT_SECTION } from '../../views/SENTIMENT_SECTION.ts';
import { useCategories } from '../../views/useCategories.ts';
import { useHashTarget } from '../../views/useHashTarget.ts';
import { chartGrid } from '../chartGrid.ts';
import type { ChatScope } from './ChatScope.ts';

/** Charts of a period, day by day: volume, depth, response times, ratings and sentiment. */
export function ChatCourses({ chatbotId, figures: { buckets }, period }: ChatScope) {
  const t = useTranslate();
  const categoriesOf = useCategories();
  const sentiment = useHashTarget(SENTIMENT_SECTION);
  const begun = categoriesOf(buckets, ({ from, to }) => begunLink(chatbotId, { from, to }));
  const answered = categoriesOf(buckets, ({ from, to }) => chatsLink(chatbotId, { answer: '1', from, to }));
  const input = { chatbotId, buckets, categories: begun, t };
  const nameOf = (chart: string) => `${chart}-${period.from}-${period.to}`;
  return (
    <>
      <ChartPanel
        title={t('analytics.volume')}
        kind="line"
        data={volumeChart(input)}
        name={nameOf('volume')}
        emptyText={t('analytics.noneText')}
      />
      <Box sx={chartGrid}>
        <ChartPanel
          title={t('analytics.engagement')}
          text={t('analytics.engagementText')}
          kind="stacked"
          data={depthChart(input)}
          name={nameOf('engagement')}
          emptyText={t('analytics.engagementNone')}
        />
        <ChartPanel
          title={t('analytics.response')}
          text={t('analytics.responseText')}
          kind="line"
          data={latencyChart({ ...input, categories: answered })}
          name={nameOf('response-time')}
          emptyText={t('analytics.noneText')}
        />
      </Box>
      <Box ref={sentiment} id={SENTIMENT_SECTION} sx={{ ...chartGrid, scrollMarginTop: 80 }}>
        <ChartPanel
          title={t('analytics.ratings')}
          text={t('analytics.ratingsText')}
          kind="stacked"
          data={ratingChart({ ...input, categories: answered })}
          name={nameOf('ratings')}
          emptyText={t('analytics.ratingsNone')}
        />
        <ChartPanel
          title={t('analytics.sentimentCourse')}
          text={t('analytics.sentimentText')}
          kind="stacked"
          data={sentimentChart(input)}
          name={nameOf('sentiment')}
          emptyText={t('analytics.overNone')}
        />
      </Box>
    </>
  );
}
