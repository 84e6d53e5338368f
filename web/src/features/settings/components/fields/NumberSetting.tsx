import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { SettingText } from '#web/components/settings/SettingText.tsx';

interface NumberSettingProps {
  form: SettingsForm;
  control: string;
  label: string;
  /** NaN while the field is empty: no number can be saved. */
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
}

/** A whole number between two bounds, which stand under it. */
export function NumberSetting({ form, control, label, value, onChange, min, max }: NumberSettingProps) {
  const t = useTranslate();
  return (
    <SettingText
      form={form}
      control={control}
      label={label}
      type="number"
      min={min}
      max={max}
      helperText={t('securitySettings.numberHint', { min, max })}
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={(text) => onChange(text === '' ? Number.NaN : Number(text))}
    />
  );
}
