import { LIMITS } from '@parlance/domain/limits';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { IconField } from './IconField.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import { SettingChoice } from '../fields/SettingChoice.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';

interface FieldsProps {
  form: SettingsForm;
}

/** Name, picture, icon and theme. */
export function AppearanceFields({ form }: FieldsProps) {
  const t = useTranslate();
  const { values } = form;
  return (
    <FieldGroup title={t('interfaceSettings.appearance')}>
      <SettingText
        form={form}
        control="displayName"
        label={t('chatbotSettings.displayName')}
        value={values.displayName}
        onChange={(displayName) => form.change('displayName', displayName)}
        maxLength={LIMITS.nameCharacters}
      />
      <ProfilePicture chatbot={form.stored} isReadOnly={form.isReadOnly} />
      <IconField form={form} />
      <SettingChoice
        label={t('chatbotSettings.theme')}
        value={values.theme}
        isDisabled={form.isReadOnly}
        onChange={(theme) => form.change('theme', theme)}
        options={[
          { value: 'light', label: t('theme.light') },
          { value: 'dark', label: t('theme.dark') },
          { value: 'system', label: t('interfaceSettings.themeSystem') },
        ]}
      />
    </FieldGroup>
  );
}
