import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';

interface SettingSelectProps<V extends string> {
  form: Pick<SettingsForm, 'errorOf' | 'isReadOnly'>;
  /** The name under which the form knows errors of it. */
  control: string;
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  helperText?: ReactNode;
}

/** One of many choices, with its error. A value that is none of them stands as an empty one. */
export function SettingSelect<V extends string>(props: SettingSelectProps<V>) {
  const { form, control, label, value, options, onChange, helperText } = props;
  const error = form.errorOf(control);
  const isKnown = options.some((option) => option.value === value);
  return (
    <TextField
      id={`setting-${control}`}
      select
      label={label}
      value={isKnown ? value : ''}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      error={error !== undefined}
      helperText={error ?? helperText}
      disabled={form.isReadOnly}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
      }}
    >
      {!isKnown && <option value="" aria-label={label} />}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
