import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { timezones } from '../timezones.ts';

interface TimezoneFieldProps {
  /** IANA name, such as Europe/Berlin. */
  value: string;
  isDisabled: boolean;
  onChange: (zone: string) => void;
}

/** Every time zone in a list that is searched by typing: a city, a continent or an offset. */
export function TimezoneField({ value, isDisabled, onChange }: TimezoneFieldProps) {
  const t = useTranslate();
  const [zones] = useState(() => timezones(value, new Date()));
  const current = zones.find(({ id }) => id === value) ?? { id: value, label: value };
  return (
    <Autocomplete
      id="field-timezone"
      options={zones}
      value={current}
      disableClearable
      autoHighlight
      disabled={isDisabled}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onChange={(_, { id }) => onChange(id)}
      noOptionsText={t('org.timezoneNone')}
      renderInput={(params) => <TextField {...params} label={t('org.timezone')} helperText={t('org.timezoneHint')} />}
    />
  );
}
