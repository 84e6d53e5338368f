import Box from '@mui/material/Box';
import { LIMITS } from '@parlance/domain/limits';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { SettingChoice } from '../fields/SettingChoice.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';

interface FieldsProps {
  form: SettingsForm;
}

const NEVER = -1;
const FIRST_DELAY = 5;

/** Settings for the position of the bubble and the opening of the chat. */
export function LayoutFields({ form }: FieldsProps) {
  const t = useTranslate();
  const { values } = form;
  const isAutomatic = values.autoShowDelay >= 0 || Number.isNaN(values.autoShowDelay);
  return (
    <FieldGroup title={t('interfaceSettings.layout')}>
      <SettingChoice
        label={t('chatbotSettings.bubbleAlignment')}
        value={values.bubbleAlignment}
        isDisabled={form.isReadOnly}
        onChange={(side) => form.change('bubbleAlignment', side)}
        options={[
          { value: 'left', label: t('interfaceSettings.left') },
          { value: 'right', label: t('interfaceSettings.right') },
        ]}
      />
      <SettingSwitch
        label={t('chatbotSettings.defaultOpen')}
        text={t('interfaceSettings.defaultOpenText')}
        isOn={values.defaultOpen}
        isDisabled={form.isReadOnly}
        onChange={(isOn) => form.change('defaultOpen', isOn)}
      />
      <SettingSwitch
        label={t('chatbotSettings.autoShowDelay')}
        text={t('interfaceSettings.autoShowText')}
        isOn={isAutomatic}
        isDisabled={form.isReadOnly}
        onChange={(isOn) => form.change('autoShowDelay', isOn ? FIRST_DELAY : NEVER)}
      />
      {isAutomatic && (
        <Box sx={{ pl: 5.75, maxWidth: 280 }}>
          <SettingText
            form={form}
            control="autoShowDelay"
            label={t('interfaceSettings.seconds')}
            type="number"
            min={0}
            max={LIMITS.autoShowSecondsMax}
            value={Number.isNaN(values.autoShowDelay) ? '' : String(values.autoShowDelay)}
            onChange={(seconds) =>
              form.change('autoShowDelay', seconds === '' ? Number.NaN : Math.max(0, Number(seconds)))
            }
          />
        </Box>
      )}
    </FieldGroup>
  );
}
