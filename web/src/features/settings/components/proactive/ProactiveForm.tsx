import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useSettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { ComparisonSection } from './ComparisonSection.tsx';
import { proactiveErrors } from './proactiveErrors.ts';
import { RulesSection } from './RulesSection.tsx';

interface ProactiveFormProps {
  chatbot: Stored<Chatbot>;
}

/** The messages of one chatbot, as a form. */
export function ProactiveForm({ chatbot }: ProactiveFormProps) {
  const t = useTranslate();
  const form = useSettingsForm({
    chatbot,
    validate: (values) => proactiveErrors(values, t),
    failedText: () => t('settingsForm.saveFailed'),
  });
  return (
    <SettingsFrame form={form}>
      <RulesSection form={form} />
      <ComparisonSection form={form} />
    </SettingsFrame>
  );
}
