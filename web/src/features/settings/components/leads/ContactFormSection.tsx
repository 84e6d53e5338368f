import Stack from '@mui/material/Stack';
import { LIMITS } from '@parlance/domain/limits';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { SettingChoice } from '../fields/SettingChoice.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { ConsentPreview } from './ConsentPreview.tsx';

interface SectionProps {
  form: SettingsForm;
}

/** Settings for the fields of the contact form, and for the consent of its sender. */
export function ContactFormSection({ form }: SectionProps) {
  const t = useTranslate();
  const { leadForm } = form.values;
  const choices = [
    { value: 'optional', label: t('leadSettings.optional') },
    { value: 'required', label: t('leadSettings.required') },
    { value: 'hidden', label: t('leadSettings.hidden') },
  ] as const;
  return (
    <SettingsSection title={t('chatbotSettings.leadForm')} text={t('leadSettings.formText')}>
      <Stack spacing={2.5}>
        <SettingChoice
          label={t('leadSettings.name')}
          options={choices}
          value={leadForm.name}
          isDisabled={form.isReadOnly}
          onChange={(name) => form.change('leadForm', { ...leadForm, name })}
        />
        <SettingChoice
          label={t('leadSettings.phone')}
          options={choices}
          value={leadForm.phone}
          isDisabled={form.isReadOnly}
          onChange={(phone) => form.change('leadForm', { ...leadForm, phone })}
        />
        <SettingText
          form={form}
          control="leadForm.consentText"
          label={t('leadSettings.consent')}
          helperText={t('leadSettings.consentHint')}
          value={leadForm.consentText}
          onChange={(consentText) => form.change('leadForm', { ...leadForm, consentText })}
          maxLength={LIMITS.consentCharacters}
          rows={2}
        />
        <ConsentPreview form={form} />
      </Stack>
    </SettingsSection>
  );
}
