import type { FieldsOf } from '#web/lib/settings/useSettingsForm.ts';
import { SettingText } from './SettingText.tsx';

type Lines = 'initialMessages' | 'suggestedMessages' | 'conversationStarters';

interface LinesSettingProps<F extends Lines> {
  form: FieldsOf<F>;
  control: F;
  label: string;
  helperText: string;
  rows?: number;
}

/** A list of texts, one a line. */
export function LinesSetting<F extends Lines>({ form, control, label, helperText, rows = 3 }: LinesSettingProps<F>) {
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
