import Box from '@mui/material/Box';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { usePlanUse } from '#web/lib/org/usePlanUse.ts';
import { useAnalytics } from '../../views/useAnalytics.ts';
import { AnalyticsBar } from '../AnalyticsBar.tsx';
import { AnalyticsFrame } from '../AnalyticsFrame.tsx';
import { EmbedLink } from '../EmbedLink.tsx';
import { ChatbotSelect } from './ChatbotSelect.tsx';
import { PeakHours } from './PeakHours.tsx';
import { UsageInsights } from './UsageInsights.tsx';
import { UsageTiles } from './UsageTiles.tsx';
import { UsageVolume } from './UsageVolume.tsx';

interface UsageFiguresProps {
  /** At least one. */
  chatbots: readonly Stored<Chatbot>[];
  /** Content below, rendered once the height of all above is known. */
  children: ReactNode;
}

const PRESETS = ['this-month', 'last-month', 'last-7', 'last-30'] as const;

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
