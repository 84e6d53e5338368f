import Stack from '@mui/material/Stack';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { settingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { LIMITS } from '@parlance/domain/limits';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { useSettingsForm, type SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { NumberSetting } from '../fields/NumberSetting.tsx';
import { RetentionFields } from './RetentionFields.tsx';

interface LimitsFormProps {
  chatbot: Stored<Chatbot>;
}

/** Setting that decides whether language models get visitors' personal data. */
function MaskingSetting({ form }: { form: SettingsForm }) {
  const t = useTranslate();
  return (
    <SettingsSection title={t('securitySettings.maskTitle')} text={t('securitySettings.maskText')}>
      <SettingSwitch
        label={t('chatbotSettings.masksPersonalData')}
        text={t('securitySettings.maskHint')}
        isOn={form.values.masksPersonalData}
        isDisabled={form.isReadOnly}
        onChange={(isOn) => form.change('masksPersonalData', isOn)}
      />
    </SettingsSection>
  );
}

/** Form for the rate limits of questions and the retention of conversations and leads. */
export function LimitsForm({ chatbot }: LimitsFormProps) {
  const t = useTranslate();
  const between = (min: number, max: number) => t('securitySettings.numberInvalid', { min, max });
  const form = useSettingsForm({
    chatbot,
    validate: ({ questionsPerMinute, visitorQuestionsPerMinute, retentionDays, leadRetentionDays }) =>
      inputErrors(
        t,
        settingsSchema,
        { questionsPerMinute, visitorQuestionsPerMinute, retentionDays, leadRetentionDays },
        {
          questionsPerMinute: between(1, LIMITS.chatbotQuestionsPerMinute),
          visitorQuestionsPerMinute: between(1, LIMITS.chatQuestionsPerMinute),
          retentionDays: between(LIMITS.retentionDaysMin, LIMITS.retentionDaysMax),
          leadRetentionDays: between(LIMITS.retentionDaysMin, LIMITS.retentionDaysMax),
        },
      ),
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
      <MaskingSetting form={form} />
      <SettingsSection title={t('chatbotSettings.retentionDays')} text={t('securitySettings.retentionText')}>
        <RetentionFields form={form} field="retentionDays" />
      </SettingsSection>
      <SettingsSection title={t('chatbotSettings.leadRetentionDays')} text={t('securitySettings.leadRetentionText')}>
        <RetentionFields form={form} field="leadRetentionDays" />
      </SettingsSection>
    </SettingsFrame>
  );
}
