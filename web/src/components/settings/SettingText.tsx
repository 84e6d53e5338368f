import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';

interface SettingTextProps {
  form: Pick<SettingsForm, 'errorOf' | 'touch' | 'isReadOnly'>;
  /** The name under which the form knows errors of it. */
  control: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  helperText?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  /** Rows at least; one line when absent. */
  rows?: number;
  type?: 'text' | 'email' | 'tel' | 'number';
  min?: number;
  max?: number;
  isDisabled?: boolean;
}

/** A text of the settings with its error. */
export function SettingText(props: SettingTextProps) {
  const { form, control, label, value, onChange, helperText, placeholder, maxLength, rows, type = 'text' } = props;
  const error = form.errorOf(control);
  return (
    <TextField
      id={`setting-${control}`}
      label={label}
      type={type}
      value={value}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => form.touch(control)}
      error={error !== undefined}
      helperText={error ?? helperText}
      multiline={rows !== undefined}
      minRows={rows}
      maxRows={rows === undefined ? undefined : 12}
      disabled={form.isReadOnly || props.isDisabled === true}
      autoComplete="off"
      slotProps={{
        htmlInput: { maxLength, min: props.min, max: props.max },
        formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
      }}
    />
  );
}
