import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { settingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { LIMITS } from '@parlance/domain/limits';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { useSettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { SettingChoice } from '../fields/SettingChoice.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';

interface GeneralFormProps {
  chatbot: Stored<Chatbot>;
}

/** Name, description and form of address. */
export function GeneralForm({ chatbot }: GeneralFormProps) {
  const t = useTranslate();
  const form = useSettingsForm({
    chatbot,
    validate: ({ name }) =>
      inputErrors(t, settingsSchema, { name }, { name: { invalid: t('generalSettings.nameInvalid') } }),
    failedText: (fields) => t(fields.includes('name') ? 'settingsForm.nameFailed' : 'settingsForm.saveFailed'),
  });
  const { values } = form;
  return (
    <SettingsFrame form={form}>
      <SettingsSection title={t('generalSettings.nameTitle')} text={t('generalSettings.nameText')}>
        <Stack spacing={2.5}>
          <SettingText
            form={form}
            control="name"
            label={t('chatbotSettings.name')}
            value={values.name}
            onChange={(name) => form.change('name', name)}
            maxLength={LIMITS.nameCharacters}
          />
          <SettingText
            form={form}
            control="description"
            label={t('chatbotSettings.description')}
            value={values.description}
            onChange={(description) => form.change('description', description)}
            maxLength={LIMITS.descriptionCharacters}
            rows={2}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <Typography variant="body2" color="textSecondary">
              {t('generalSettings.id')}
            </Typography>
            <Typography component="code" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {chatbot.id}
            </Typography>
            <CopyButton text={chatbot.id} label={t('generalSettings.copyId')} />
          </Box>
        </Stack>
      </SettingsSection>
      <SettingsSection title={t('generalSettings.languageTitle')} text={t('generalSettings.languageText')}>
        <SettingChoice
          label={t('chatbotSettings.formality')}
          value={values.formality}
          isDisabled={form.isReadOnly}
          isRow={false}
          onChange={(formality) => form.change('formality', formality)}
          options={[
            { value: 'formal', label: t('generalSettings.formal') },
            { value: 'informal', label: t('generalSettings.informal') },
          ]}
        />
      </SettingsSection>
    </SettingsFrame>
  );
}
