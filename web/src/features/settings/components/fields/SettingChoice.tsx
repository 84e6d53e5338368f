import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface Option<V extends string> {
  value: V;
  label: string;
}

interface SettingChoiceProps<V extends string> {
  label: string;
  options: readonly Option<V>[];
  value: V;
  isDisabled?: boolean;
  isRow?: boolean;
  onChange: (value: V) => void;
}

/** One of a few choices that are all in view. */
export function SettingChoice<V extends string>(props: SettingChoiceProps<V>) {
  const { label, options, value, isDisabled = false, isRow = true, onChange } = props;
  const id = useId();
  const handleChange = (next: string) => {
    const chosen = options.find((option) => option.value === next);
    if (chosen) onChange(chosen.value);
  };
  return (
    <FormControl disabled={isDisabled}>
      <FormLabel id={id} sx={{ color: 'text.primary', '&.Mui-focused, &.Mui-disabled': { color: 'text.primary' } }}>
        {label}
      </FormLabel>
      <RadioGroup aria-labelledby={id} row={isRow} value={value} onChange={(_event, next) => handleChange(next)}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio />}
            label={option.label}
            sx={{ '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
