import TextField from '@mui/material/TextField';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useAnalytics } from '../../views/useAnalytics.ts';
import { AnalyticsBar } from '../AnalyticsBar.tsx';
import { AnalyticsFrame } from '../AnalyticsFrame.tsx';
import { EmbedLink } from '../EmbedLink.tsx';
import { PeakHours } from './PeakHours.tsx';
import { UsageInsights } from './UsageInsights.tsx';
import { UsageTiles } from './UsageTiles.tsx';
import { UsageVolume } from './UsageVolume.tsx';

interface UsageFiguresProps {
  /** At least one. */
  chatbots: readonly Stored<Chatbot>[];
}

const PRESETS = ['this-month', 'last-month', 'last-7', 'last-30'] as const;

/** The figures of a period, of all chatbots or of the one that the address names. */
export function UsageFigures({ chatbots }: UsageFiguresProps) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const chosen = chatbots.find(({ id }) => id === params.get('chatbot'));
  const { state, figures } = useAnalytics(chosen?.id);
  const choose = (id: string) => {
    const next = currentParams();
    if (id === '') next.delete('chatbot');
    else next.set('chatbot', id);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div>
      <AnalyticsBar state={state} presets={PRESETS}>
        <TextField
          id="usage-chatbot"
          select
          size="small"
          label={t('nav.chatbot')}
          value={chosen?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ width: 220 }}
        >
          <option value="">{t('usage.allChatbots')}</option>
          {chatbots.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
      </AnalyticsBar>
      <AnalyticsFrame figures={figures} tiles={7}>
        {(value) => {
          const { conversations, messages, leads } = value.summary.figures;
          const shared = { chatbotId: chosen?.id, figures: value, period: state.period };
          return (
            <>
              <UsageInsights {...shared} only={chatbots.length === 1 ? chatbots[0]?.id : undefined} />
              <UsageTiles figures={value} chatbots={chosen === undefined ? chatbots : [chosen]} />
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
                  <PeakHours summary={value.summary} period={state.period} />
                </>
              )}
            </>
          );
        }}
      </AnalyticsFrame>
    </div>
  );
}
