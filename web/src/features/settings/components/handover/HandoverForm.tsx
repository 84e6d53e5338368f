import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { settingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { LIMITS } from '@parlance/domain/limits';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { useSettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { HandoverSection } from './HandoverSection.tsx';

interface HandoverFormProps {
  chatbot: Stored<Chatbot>;
}

/** The handover of one chatbot, as a form. */
export function HandoverForm({ chatbot }: HandoverFormProps) {
  const t = useTranslate();
  const form = useSettingsForm({
    chatbot,
    validate: ({ handover }) =>
      inputErrors(
        t,
        settingsSchema,
        { handover },
        {
          'handover.minutes': t('securitySettings.numberInvalid', { min: 1, max: LIMITS.handoverMinutesMax }),
          'handover.awayMinutes': t('securitySettings.numberInvalid', { min: 1, max: LIMITS.handoverMinutesMax }),
          'handover.closedDays': t('leadSettings.closedDaysInvalid'),
          'handover.hours': t('leadSettings.hoursInvalid'),
        },
      ),
    failedText: () => t('settingsForm.saveFailed'),
  });
  return (
    <SettingsFrame form={form}>
      <HandoverSection form={form} />
    </SettingsFrame>
  );
}
