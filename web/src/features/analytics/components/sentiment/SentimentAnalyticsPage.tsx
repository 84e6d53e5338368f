import Box from '@mui/material/Box';
import { ChartPanel } from '#web/components/charts/ChartPanel.tsx';
import { SharesPanel } from '#web/components/charts/SharesPanel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { sentimentChart } from '../../views/chatCharts.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { useAnalytics } from '../../views/useAnalytics.ts';
import { useCategories } from '../../views/useCategories.ts';
import { AnalyticsBar } from '../AnalyticsBar.tsx';
import { AnalyticsFrame } from '../AnalyticsFrame.tsx';
import { chartGrid } from '../chartGrid.ts';
import { SentimentByTopic } from './SentimentByTopic.tsx';
import { WorstChats } from './WorstChats.tsx';

/** What visitors of a chatbot felt in a period: over time, by topic, and where it went worst. */
export function SentimentAnalyticsPage({ chatbotId }: { chatbotId: string }) {
  const t = useTranslate();
  const categoriesOf = useCategories();
  const { state, figures } = useAnalytics(chatbotId);
  const { from, to } = state.period;
  return (
    <>
      <AnalyticsBar state={state} />
      <AnalyticsFrame figures={figures} tiles={0}>
        {({ buckets, summary }) => {
          const categories = categoriesOf(buckets, (span) => begunLink(chatbotId, { from: span.from, to: span.to }));
          const shares = (['positive', 'neutral', 'negative'] as const).map((key) => ({
            key,
            label: t(`sentiment.${key}`),
            count: summary.figures.sentiments[key],
            to: begunLink(chatbotId, { sentiment: key, from, to }),
          }));
          return (
            <>
              <ChartPanel
                title={t('analytics.sentimentCourse')}
                text={t('analytics.sentimentText')}
                kind="stacked"
                data={sentimentChart({ chatbotId, buckets, categories, t })}
                name={`sentiment-${from}-${to}`}
                emptyText={t('analytics.overNone')}
              />
              <Box sx={chartGrid}>
                <SharesPanel
                  title={t('analytics.sentimentShares')}
                  axis={t('analytics.sentiment')}
                  unit={t('figure.conversations')}
                  shares={shares}
                  emptyText={t('analytics.overNone')}
                  name={`sentiment-shares-${from}-${to}`}
                />
                <SentimentByTopic chatbotId={chatbotId} figures={summary.figures} span={{ from, to }} />
              </Box>
            </>
          );
        }}
      </AnalyticsFrame>
      <WorstChats chatbotId={chatbotId} period={state.period} />
    </>
  );
}
