import { LIMITS } from '@parlance/domain/limits';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { SettingText } from '#web/components/settings/SettingText.tsx';

interface PrivacySectionProps {
  form: SettingsForm;
}

/** The business's own privacy policy, to which its forms link. */
export function PrivacySection({ form }: PrivacySectionProps) {
  const t = useTranslate();
  return (
    <SettingsSection title={t('chatbotSettings.privacyUrl')} text={t('leadSettings.privacyText')}>
      <SettingText
        form={form}
        control="privacyUrl"
        label={t('leadSettings.privacyLabel')}
        helperText={t('leadSettings.privacyHint')}
        placeholder="https://"
        value={form.values.privacyUrl}
        onChange={(privacyUrl) => form.change('privacyUrl', privacyUrl)}
        maxLength={LIMITS.urlCharacters}
      />
    </SettingsSection>
  );
}
