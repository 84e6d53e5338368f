import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';

interface TypedFilterProps {
  id: string;
  label: string;
  value: string;
  /** Suggested values; any other can be typed. */
  options: readonly string[];
  maxCharacters: number;
  onChange: (value: string) => void;
}

/** Asks for a word of the team's own once it is typed in full: by Enter, or when the field is left. */
export function TypedFilter({ id, label, value, options, maxCharacters, onChange }: TypedFilterProps) {
  const listId = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const report = () => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <>
      <TextField
        id={id}
        size="small"
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={report}
        onKeyDown={(event) => {
          if (event.key === 'Enter') report();
        }}
        slotProps={{ htmlInput: { list: listId, maxLength: maxCharacters, autoComplete: 'off' } }}
      />
      <datalist id={listId}>
        {options.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </>
  );
}
