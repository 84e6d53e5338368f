import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';

/** Setting that decides whether language models get visitors' personal data. */
export function MaskingSetting({ form }: { form: SettingsForm }) {
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
