import Alert from '@mui/material/Alert';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { settingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { LIMITS } from '@parlance/domain/limits';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import type { Stored } from '#web/lib/live.ts';
import { useSettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { RetentionFields } from '../security/RetentionFields.tsx';
import { DeskLinks } from './DeskLinks.tsx';
import { DeskSwitches } from './DeskSwitches.tsx';
import { DeskTextFields } from './DeskTextFields.tsx';

interface DeskFormProps {
  chatbot: Stored<Chatbot>;
}

/** The desk of one chatbot, as a form. */
export function DeskForm({ chatbot }: DeskFormProps) {
  const t = useTranslate();
  const form = useSettingsForm({
    chatbot,
    validate: ({ declarationRetentionDays }) =>
      inputErrors(
        t,
        settingsSchema,
        { declarationRetentionDays },
        {
          declarationRetentionDays: t('securitySettings.numberInvalid', {
            min: LIMITS.retentionDaysMin,
            max: LIMITS.retentionDaysMax,
          }),
        },
      ),
    failedText: () => t('settingsForm.saveFailed'),
  });
  return (
    <SettingsFrame form={form}>
      <DeskSwitches form={form} />
      <SettingsSection title={t('deskSettings.textsTitle')} text={t('deskSettings.textsText')}>
        <Alert severity="info" icon={<AppIcon name="alert-circle" />} sx={{ mb: 3 }}>
          {t('deskSettings.lawyer')}
        </Alert>
        <DeskTextFields form={form} />
      </SettingsSection>
      <DeskLinks chatbotId={chatbot.id} desk={chatbot.desk} />
      <SettingsSection title={t('chatbotSettings.declarationRetentionDays')} text={t('deskSettings.retentionText')}>
        <RetentionFields form={form} field="declarationRetentionDays" />
      </SettingsSection>
    </SettingsFrame>
  );
}
