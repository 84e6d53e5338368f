import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useSearchParams } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useAiForm } from '../useAiForm.ts';
import { CompareView } from './compare/CompareView.tsx';
import { PlaygroundState } from './PlaygroundState.tsx';
import { TryView } from './try/TryView.tsx';

interface PlaygroundViewProps {
  chatbot: Stored<Chatbot>;
}

const MODES = ['try', 'compare'] as const;
const ICONS = { try: 'message-chatbot', compare: 'columns-2' } as const;

/** One chat, or two settings side by side. Which of them stands in the address; unsaved changes survive the switch. */
export function PlaygroundView({ chatbot }: PlaygroundViewProps) {
  const t = useTranslate();
  const form = useAiForm(chatbot);
  const [params, setParams] = useSearchParams();
  const mode = params.get('mode') === 'compare' && !form.isReadOnly ? 'compare' : 'try';
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
                if (next !== null) setParams(next === 'compare' ? { mode: next } : {}, { replace: true });
              }}
              aria-label={t('playground.mode')}
            >
              {MODES.map((each) => (
                <ToggleButton key={each} value={each} sx={{ gap: 1, px: 1.5, textTransform: 'none' }}>
                  <AppIcon name={ICONS[each]} size={18} />
                  {t(`playground.mode.${each}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )
        }
      />
      <PlaygroundState chatbot={chatbot} />
      {mode === 'compare' ? <CompareView form={form} /> : <TryView form={form} />}
    </>
  );
}
