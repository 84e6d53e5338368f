import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { SettingText } from './SettingText.tsx';

interface LinesSettingProps {
  form: SettingsForm;
  control: 'initialMessages' | 'suggestedMessages' | 'conversationStarters';
  label: string;
  helperText: string;
  rows?: number;
}

/** A list of texts, one a line. */
export function LinesSetting({ form, control, label, helperText, rows = 3 }: LinesSettingProps) {
  return (
    <SettingText
      form={form}
      control={control}
      label={label}
      helperText={helperText}
      value={form.values[control].join('\n')}
      onChange={(text) => form.change(control, text === '' ? [] : text.split('\n'))}
      rows={rows}
    />
  );
}
