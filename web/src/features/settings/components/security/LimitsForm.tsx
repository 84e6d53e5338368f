import Stack from '@mui/material/Stack';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { LIMITS } from '@parlance/domain/limits';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { type Translate, useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useSettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { NumberSetting } from '../fields/NumberSetting.tsx';
import { RetentionFields } from './RetentionFields.tsx';

interface LimitsFormProps {
  chatbot: Stored<Chatbot>;
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function limitErrors(values: Chatbot, t: Translate): Record<string, string> {
  const errors: Record<string, string> = {};
  const check = (control: string, value: number, least: number, most: number) => {
    if (!isWithin(value, least, most)) {
      errors[control] = t('securitySettings.numberInvalid', { min: least, max: most });
    }
  };
  check('questionsPerMinute', values.questionsPerMinute, 1, LIMITS.chatbotQuestionsPerMinute);
  check('visitorQuestionsPerMinute', values.visitorQuestionsPerMinute, 1, LIMITS.chatQuestionsPerMinute);
  if (values.retentionDays !== null) {
    check('retentionDays', values.retentionDays, LIMITS.retentionDaysMin, LIMITS.retentionDaysMax);
  }
  return errors;
}

/** How many questions the chatbot takes and how long it keeps conversations. */
export function LimitsForm({ chatbot }: LimitsFormProps) {
  const t = useTranslate();
  const form = useSettingsForm({
    chatbot,
    validate: (values) => limitErrors(values, t),
    failedText: () => t('settingsForm.saveFailed'),
  });
  return (
    <SettingsFrame form={form}>
      <SettingsSection title={t('securitySettings.rateTitle')} text={t('securitySettings.rateText')}>
        <Stack spacing={2.5}>
          <NumberSetting
            form={form}
            control="visitorQuestionsPerMinute"
            label={t('chatbotSettings.visitorQuestionsPerMinute')}
            value={form.values.visitorQuestionsPerMinute}
            onChange={(value) => form.change('visitorQuestionsPerMinute', value)}
            min={1}
            max={LIMITS.chatQuestionsPerMinute}
          />
          <NumberSetting
            form={form}
            control="questionsPerMinute"
            label={t('chatbotSettings.questionsPerMinute')}
            value={form.values.questionsPerMinute}
            onChange={(value) => form.change('questionsPerMinute', value)}
            min={1}
            max={LIMITS.chatbotQuestionsPerMinute}
          />
        </Stack>
      </SettingsSection>
      <SettingsSection title={t('chatbotSettings.retentionDays')} text={t('securitySettings.retentionText')}>
        <RetentionFields form={form} />
      </SettingsSection>
    </SettingsFrame>
  );
}
