import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { settingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { useSettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { AutoReplySection } from './AutoReplySection.tsx';
import { ContactFormSection } from './ContactFormSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';

interface LeadSettingsFormProps {
  chatbot: Stored<Chatbot>;
}

/** Contact form and automatic reply. */
export function LeadSettingsForm({ chatbot }: LeadSettingsFormProps) {
  const t = useTranslate();
  const form = useSettingsForm({
    chatbot,
    validate: ({ privacyUrl }) =>
      inputErrors(t, settingsSchema, { privacyUrl }, { privacyUrl: t('leadSettings.privacyInvalid') }),
    failedText: () => t('settingsForm.saveFailed'),
  });
  return (
    <SettingsFrame form={form}>
      <PrivacySection form={form} />
      <ContactFormSection form={form} />
      <AutoReplySection form={form} />
    </SettingsFrame>
  );
}
