import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { SettingChoice } from '../fields/SettingChoice.tsx';
import { SettingText } from '../fields/SettingText.tsx';

interface SectionProps {
  form: SettingsForm;
}

/** What the contact form asks for, and what its sender agrees to. */
export function ContactFormSection({ form }: SectionProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const { leadForm, displayName } = form.values;
  const choices = [
    { value: 'optional', label: t('leadSettings.optional') },
    { value: 'required', label: t('leadSettings.required') },
    { value: 'hidden', label: t('leadSettings.hidden') },
  ] as const;
  const own = leadForm.consentText.trim();
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
        <Fieldset label={t('leadSettings.preview')}>
          <Typography variant="body2" color="textSecondary">
            {t('leadSettings.preview')}
          </Typography>
          <Typography
            sx={{ mt: 0.5, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
          >
            {own === '' ? t('leadSettings.consentBefore', { name: displayName }) : own}{' '}
            <MuiLink href={paths.privacyPolicy(locale)} target="_blank" rel="noopener">
              {t('leadSettings.privacyPolicy')}
            </MuiLink>
            {own === '' && t('leadSettings.consentAfter')}
          </Typography>
        </Fieldset>
      </Stack>
    </SettingsSection>
  );
}
