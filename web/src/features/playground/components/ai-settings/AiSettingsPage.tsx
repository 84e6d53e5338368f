import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useChatbot } from '#web/lib/org/useChatbot.ts';
import { useAiForm } from '../../useAiForm.ts';
import { CreativityField } from './CreativityField.tsx';
import { FormalityField } from './FormalityField.tsx';
import { InstructionsField } from './InstructionsField.tsx';
import { ModelField } from './ModelField.tsx';

/** Settings that decide how a chatbot answers, as a page of its settings. The playground has the same with a chat to try it in. */
export default function AiSettingsPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const chatbot = useChatbot(chatbotId);
  return (
    <>
      <PageHeader title={t('aiSettings.title')} context={t('aiSettings.context')} />
      {chatbot.status === 'loading' && (
        <Box component="output" aria-busy="true" sx={{ display: 'block' }}>
          <Skeleton variant="rounded" height={480} />
        </Box>
      )}
      {chatbot.status === 'error' && (
        <ErrorState title={t('chatbots.loadFailed')} error={chatbot.error} onRetry={chatbot.retry} />
      )}
      {chatbot.status === 'ready' && chatbot.value !== null && <AiSettingsForm chatbot={chatbot.value} />}
    </>
  );
}

function AiSettingsForm({ chatbot }: { chatbot: Stored<Chatbot> }) {
  const t = useTranslate();
  const form = useAiForm(chatbot);
  const { values, isReadOnly, change } = form;
  return (
    <SettingsFrame form={form}>
      <SettingsSection title={t('playground.model')} text={t('aiSettings.modelText')}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ModelField model={values.model} isDisabled={isReadOnly} onChange={(next) => change('model', next)} />
          <CreativityField
            model={values.model}
            temperature={values.temperature}
            isDisabled={isReadOnly}
            onChange={(next) => change('temperature', next)}
          />
        </Box>
      </SettingsSection>
      <SettingsSection title={t('playground.instructions')} text={t('aiSettings.instructionsText')}>
        <InstructionsField
          instructions={values.systemInstructions}
          contactCard={values.contactCard}
          problem={form.errorOf('systemInstructions')}
          isDisabled={isReadOnly}
          onChange={(next) => change('systemInstructions', next)}
        />
      </SettingsSection>
      <SettingsSection title={t('playground.formality')} text={t('aiSettings.formalityText')}>
        <FormalityField
          formality={values.formality}
          isDisabled={isReadOnly}
          onChange={(next) => change('formality', next)}
        />
      </SettingsSection>
    </SettingsFrame>
  );
}
