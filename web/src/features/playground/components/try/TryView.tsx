import Box from '@mui/material/Box';
import { useState } from 'react';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { useModels } from '#web/lib/firebase/useModels.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import Button from '@mui/material/Button';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Asked } from '../../Asked.ts';
import { toDraft } from '../../toDraft.ts';
import { AiFields } from '../ai-settings/AiFields.tsx';
import { ChatPreview } from './ChatPreview.tsx';
import { TrialList } from './TrialList.tsx';

interface TryViewProps {
  form: SettingsForm;
}

/** Answers that the panel keeps. */
const KEPT = 20;

/** Stands in the chat's place for those who may not try answers with settings. They can ask as visitors do. */
function NoTrials({ chatbotId }: { chatbotId: string }) {
  const t = useTranslate();
  const { locale } = useLocale();
  return (
    <EmptyState
      icon="eye"
      title={t('playground.viewerTitle')}
      text={t('playground.viewerText')}
      action={
        <Button variant="outlined" component={PageLink} to={paths.chatbotTest(locale, chatbotId)}>
          {t('integration.test')}
        </Button>
      }
    />
  );
}

/** The chat, its settings beside it, and below what is known of every answer. On phones one after the other. */
export function TryView({ form }: TryViewProps) {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const models = useModels();
  const chatbotId = form.stored.id;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 400px)' },
      }}
    >
      {form.isReadOnly ? (
        <NoTrials chatbotId={chatbotId} />
      ) : (
        // As high as its row: the chat stays in view that far, and not over what is known of the answers.
        <Box sx={{ alignSelf: 'stretch', minWidth: 0 }}>
          <ChatPreview
            chatbotId={chatbotId}
            draft={toDraft(form.values, models)}
            onAsked={(next) => setAsked((current) => [next, ...current].slice(0, KEPT))}
            onReset={() => setAsked([])}
          />
        </Box>
      )}
      <SettingsFrame form={form}>
        <AiFields
          settings={form.values}
          contactCard={form.values.contactCard}
          problem={form.errorOf('systemInstructions')}
          isReadOnly={form.isReadOnly}
          onChange={form.change}
        />
      </SettingsFrame>
      <Box sx={{ gridColumn: { md: '1 / -1' } }}>{!form.isReadOnly && <TrialList asked={asked} />}</Box>
    </Box>
  );
}
