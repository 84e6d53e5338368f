import Box from '@mui/material/Box';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { insightsOf } from '@parlance/domain/analytics/insightsOf';
import { unusedSources } from '@parlance/domain/analytics/unusedSources';
import { useOpenContradictions } from '#web/lib/org/useOpenContradictions.ts';
import { useSources } from '../../api/useSources.ts';
import { useAnalytics } from '../../views/useAnalytics.ts';
import { AnalyticsBar } from '../AnalyticsBar.tsx';
import { AnalyticsFrame } from '../AnalyticsFrame.tsx';
import { chartGrid } from '../chartGrid.ts';
import { EmbedLink } from '../EmbedLink.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { ChatCourses } from './ChatCourses.tsx';
import { ChatTiles } from './ChatTiles.tsx';
import { CsatShares } from './CsatShares.tsx';
import { ResultShares } from './ResultShares.tsx';
import { SourceEarnings } from './SourceEarnings.tsx';
import { SubjectShares } from './SubjectShares.tsx';
import { VisitorShares } from './VisitorShares.tsx';
import { WorstChats } from './WorstChats.tsx';
import { Insights } from '../Insights.tsx';
import type { ChatScope } from './ChatScope.ts';

/** Insights from a chatbot's figures of a period, in words. */
function ChatInsights({ chatbotId, figures: { summary, previous }, period: { from, to } }: ChatScope) {
  const sources = useSources(chatbotId);
  const unused = sources.status === 'ready' ? unusedSources(sources.value, summary.figures).length : 0;
  const contradictions = useOpenContradictions(chatbotId) ?? 0;
  const insights = insightsOf({ summary, previous, unusedSources: unused, contradictions });
  return <Insights insights={insights} chatbotId={chatbotId} span={{ from, to }} />;
}

/** A chatbot's conversations of a period in figures: how many, how deep, how fast, how well. */
export default function ChatAnalyticsPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const { state, figures } = useAnalytics(chatbotId);
  const sources = useSources(chatbotId);
  // What stands out stands above all else: it waits for the sources, so that nothing moves.
  const isLoading = sources.status === 'loading';
  return (
    <>
      <AnalyticsBar state={state} />
      <AnalyticsFrame figures={isLoading ? { status: 'loading' } : figures} tiles={8}>
        {(value) => {
          const { conversations, messages, leads } = value.summary.figures;
          if (conversations + messages + leads === 0) {
            return (
              <EmptyState
                icon="chart-bar"
                title={t('analytics.noneTitle')}
                text={t('analytics.noneText')}
                action={<EmbedLink chatbotId={chatbotId} />}
              />
            );
          }
          const shared = { chatbotId, figures: value, period: state.period };
          return (
            <>
              <ChatInsights {...shared} />
              <ChatTiles {...shared} />
              <ChatCourses {...shared} />
              <ChannelTable {...shared} />
              <WorstChats chatbotId={chatbotId} period={state.period} />
              <Box sx={chartGrid}>
                <ResultShares {...shared} />
                <CsatShares {...shared} />
                <VisitorShares {...shared} />
                <SubjectShares {...shared} />
              </Box>
              <SourceEarnings {...shared} />
            </>
          );
        }}
      </AnalyticsFrame>
    </>
  );
}
