import Stack from '@mui/material/Stack';
import { LIMITS } from '@parlance/domain/limits';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';

interface DeskSwitchesProps {
  form: SettingsForm;
}

/** Switches of the desk's pages, and whose they are. */
export function DeskSwitches({ form }: DeskSwitchesProps) {
  const t = useTranslate();
  const { desk } = form.values;
  return (
    <SettingsSection title={t('deskSettings.pagesTitle')} text={t('deskSettings.pagesText')} help="withdrawals">
      <Stack spacing={2.5}>
        <SettingSwitch
          label={t('deskSettings.withdrawal')}
          text={t('deskSettings.withdrawalText')}
          isOn={desk.withdrawal}
          isDisabled={form.isReadOnly}
          onChange={(withdrawal) => form.change('desk', { ...desk, withdrawal })}
        />
        <SettingSwitch
          label={t('deskSettings.cancellation')}
          text={t('deskSettings.cancellationText')}
          isOn={desk.cancellation}
          isDisabled={form.isReadOnly}
          onChange={(cancellation) => form.change('desk', { ...desk, cancellation })}
        />
        <SettingText
          form={form}
          control="desk.address"
          label={t('deskSettings.address')}
          helperText={t('deskSettings.addressHint')}
          value={desk.address}
          onChange={(address) => form.change('desk', { ...desk, address })}
          maxLength={LIMITS.deskAddressCharacters}
          rows={3}
        />
      </Stack>
    </SettingsSection>
  );
}
