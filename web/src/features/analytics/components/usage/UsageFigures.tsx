import Box from '@mui/material/Box';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { usePlanUse } from '#web/lib/org/usePlanUse.ts';
import { forecastMonth } from '@parlance/domain/analytics/forecastMonth';
import { insightsOf } from '@parlance/domain/analytics/insightsOf';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { ChartPanel } from '#web/components/charts/ChartPanel.tsx';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { useAnalytics } from '../../views/useAnalytics.ts';
import { AnalyticsBar } from '../AnalyticsBar.tsx';
import { AnalyticsFrame } from '../AnalyticsFrame.tsx';
import { EmbedLink } from '../EmbedLink.tsx';
import { ChatbotSelect } from './ChatbotSelect.tsx';
import { PeakHours } from './PeakHours.tsx';
import { UsageTiles } from './UsageTiles.tsx';
import { Insights } from '../Insights.tsx';
import type { UsageScope } from './UsageScope.ts';
import { volumeChart } from '../../views/chatCharts.ts';
import { useCategories } from '../../views/useCategories.ts';

interface UsageFiguresProps {
  /** At least one. */
  chatbots: readonly Stored<Chatbot>[];
  /** Content below, rendered once the height of all above is known. */
  children: ReactNode;
}

const PRESETS = ['this-month', 'last-month', 'last-7', 'last-30'] as const;

/** Conversations and answers of a period, day by day. */
function UsageVolume({ chatbotId, figures: { buckets }, period }: UsageScope) {
  const t = useTranslate();
  const categories = useCategories()(buckets, ({ from, to }) => begunLink(chatbotId, { from, to }));
  return (
    <ChartPanel
      title={t('analytics.volume')}
      kind="line"
      data={volumeChart({ chatbotId, buckets, categories, t })}
      name={`volume-${period.from}-${period.to}`}
      emptyText={t('analytics.noneText')}
    />
  );
}

/** Insights from a period's figures, in words. `only` is the organization's one chatbot, where it has no other. */
function UsageInsights({ chatbotId, figures, period, only }: UsageScope & { only: string | undefined }) {
  const { org } = useMembership();
  const now = useNow();
  const used = usePlanUse(now);
  const isMonthly = org.plan !== 'trial' && used.status === 'ready';
  const forecast = isMonthly
    ? forecastMonth(used.value, PLAN_LIMITS[org.plan].messages, new Date(now), org.timezone)
    : null;
  const { summary, previous } = figures;
  const { from, to } = period;
  const insights = insightsOf({ summary, previous, forecast });
  return <Insights insights={insights} chatbotId={chatbotId ?? only} span={{ from, to }} />;
}

/** The figures of a period, of all chatbots or of the one that the address names. */
export function UsageFigures({ chatbots, children }: UsageFiguresProps) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const chosen = chatbots.find(({ id }) => id === params.get('chatbot'));
  const { state, figures } = useAnalytics(chosen?.id);
  // What stands out stands above all else: it waits for the plan, so that nothing moves.
  const isLoading = usePlanUse(useNow()).status === 'loading';
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <AnalyticsBar state={state} presets={PRESETS}>
          <ChatbotSelect chatbots={chatbots} chosen={chosen?.id} />
        </AnalyticsBar>
        <AnalyticsFrame figures={isLoading ? { status: 'loading' } : figures} tiles={7}>
          {(value) => {
            const { conversations, messages, leads } = value.summary.figures;
            const shared = { chatbotId: chosen?.id, figures: value, period: state.period };
            return (
              <>
                <UsageInsights {...shared} only={chatbots.length === 1 ? chatbots[0]?.id : undefined} />
                <UsageTiles {...shared} chatbots={chosen === undefined ? chatbots : [chosen]} />
                {conversations + messages + leads === 0 ? (
                  <EmptyState
                    icon="chart-bar"
                    title={t('analytics.noneTitle')}
                    text={t('analytics.noneText')}
                    action={chatbots[0] && <EmbedLink chatbotId={chosen?.id ?? chatbots[0].id} />}
                  />
                ) : (
                  <>
                    <UsageVolume {...shared} />
                    <PeakHours {...shared} />
                  </>
                )}
              </>
            );
          }}
        </AnalyticsFrame>
      </div>
      {!isLoading && figures.status !== 'loading' && children}
    </Box>
  );
}
