import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';

interface SearchFieldProps {
  label: string;
  /** Stands in the empty field. */
  hint: string;
  /** Says more below the field. */
  help?: string | undefined;
  /** As it stands in the address. */
  search: string;
  onSearch: (search: string) => void;
}

/** Pause in typing before the search is reported. */
const PAUSE_MS = 300;

/** A field for a search that stands in the address. It reports what was typed once that is complete. */
export function SearchField({ label, hint, help, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  /** Searches that this field reported and the address does not have yet: it follows a moment later, while the person may type on. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (search !== known) {
    setKnown(search);
    setSent(sent.slice(sent.indexOf(search) + 1));
    // The address changed by other means, such as the browser's back button.
    if (!sent.includes(search)) setTyped(search);
  }
  const report = useEffectEvent((text: string) => {
    if (text === search) return;
    setSent([...sent, text]);
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => report(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      type="search"
      size="small"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={hint}
      helperText={help}
      sx={{ maxWidth: { sm: help === undefined ? 300 : 480 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <AppIcon name="search" size={18} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
