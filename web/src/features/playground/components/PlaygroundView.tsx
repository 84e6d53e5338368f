import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useAiForm } from '../useAiForm.ts';
import { CompareView } from './compare/CompareView.tsx';
import { PlaygroundState } from './PlaygroundState.tsx';
import { TryView } from './try/TryView.tsx';

interface PlaygroundViewProps {
  chatbot: Stored<Chatbot>;
  /** Bench for trying out actions; undefined if the current person may not. */
  bench: ReactNode;
}

const MODES = ['try', 'compare', 'actions'] as const;
const ICONS = { try: 'message-chatbot', compare: 'columns-2', actions: 'send' } as const;

/** One chat, two settings side by side, or the test bench of actions. Which of them stands in the address; unsaved changes survive the switch. */
export function PlaygroundView({ chatbot, bench }: PlaygroundViewProps) {
  const t = useTranslate();
  const form = useAiForm(chatbot);
  const [params, setParams] = useSearchParams();
  const modes = MODES.filter((each) => each !== 'actions' || bench !== undefined);
  const wanted = form.isReadOnly ? undefined : modes.find((each) => each === params.get('mode'));
  const mode = wanted ?? 'try';
  return (
    <>
      <PageHeader
        title={t('nav.playground')}
        context={t('playground.context')}
        action={
          form.isReadOnly ? undefined : (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={mode}
              onChange={(_, next: string | null) => {
                if (next !== null) setParams(next === 'try' ? {} : { mode: next }, { replace: true });
              }}
              aria-label={t('playground.mode')}
            >
              {modes.map((each) => (
                <ToggleButton key={each} value={each} sx={{ gap: 1, px: 1.5, textTransform: 'none' }}>
                  <Box component="span" sx={{ display: { xs: 'none', sm: 'flex' } }}>
                    <AppIcon name={ICONS[each]} size={18} />
                  </Box>
                  {t(`playground.mode.${each}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )
        }
      />
      <PlaygroundState chatbot={chatbot} />
      {mode === 'compare' && <CompareView form={form} />}
      {mode === 'try' && <TryView form={form} />}
      {mode === 'actions' && bench}
    </>
  );
}
