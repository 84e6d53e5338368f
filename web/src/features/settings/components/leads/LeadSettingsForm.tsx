import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { settingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { LIMITS } from '@parlance/domain/limits';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { useSettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { AutoReplySection } from './AutoReplySection.tsx';
import { ContactFormSection } from './ContactFormSection.tsx';
import { HandoverSection } from './HandoverSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';

interface LeadSettingsFormProps {
  chatbot: Stored<Chatbot>;
}

/** Contact form, automatic reply and live handover. */
export function LeadSettingsForm({ chatbot }: LeadSettingsFormProps) {
  const t = useTranslate();
  const form = useSettingsForm({
    chatbot,
    validate: ({ handover, privacyUrl }) =>
      inputErrors(
        t,
        settingsSchema,
        { handover, privacyUrl },
        {
          'handover.minutes': t('securitySettings.numberInvalid', { min: 1, max: LIMITS.handoverMinutesMax }),
          privacyUrl: t('leadSettings.privacyInvalid'),
          'handover.hours': t('leadSettings.hoursInvalid'),
        },
      ),
    failedText: () => t('settingsForm.saveFailed'),
  });
  return (
    <SettingsFrame form={form}>
      <PrivacySection form={form} />
      <ContactFormSection form={form} />
      <AutoReplySection form={form} />
      <HandoverSection form={form} />
    </SettingsFrame>
  );
}
