import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { LIMITS } from '@parlance/domain/limits';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { type Translate, useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useSettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { wrongDays } from '../../openingHours.ts';
import { AutoReplySection } from './AutoReplySection.tsx';
import { ContactFormSection } from './ContactFormSection.tsx';
import { HandoverSection } from './HandoverSection.tsx';

interface LeadSettingsFormProps {
  chatbot: Stored<Chatbot>;
}

function leadErrors({ handover }: Chatbot, t: Translate): Record<string, string> {
  const errors: Record<string, string> = {};
  const { minutes, hours } = handover;
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > LIMITS.handoverMinutesMax) {
    errors['handover.minutes'] = t('securitySettings.numberInvalid', { min: 1, max: LIMITS.handoverMinutesMax });
  }
  for (const day of hours === null ? [] : wrongDays(hours)) {
    errors[`handover.hours.${day}`] = t('leadSettings.hoursInvalid');
  }
  return errors;
}

/** Contact form, automatic reply and live handover. */
export function LeadSettingsForm({ chatbot }: LeadSettingsFormProps) {
  const t = useTranslate();
  const form = useSettingsForm({
    chatbot,
    validate: (values) => leadErrors(values, t),
    failedText: () => t('settingsForm.saveFailed'),
  });
  return (
    <SettingsFrame form={form}>
      <ContactFormSection form={form} />
      <AutoReplySection form={form} />
      <HandoverSection form={form} />
    </SettingsFrame>
  );
}
