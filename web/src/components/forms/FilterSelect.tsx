import TextField from '@mui/material/TextField';
import { useId } from 'react';

interface FilterSelectProps {
  label: string;
  /** Empty: everything. */
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** A choice that narrows a list as soon as it is made. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <TextField
      id={useId()}
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 140px', maxWidth: { sm: 220 } }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
