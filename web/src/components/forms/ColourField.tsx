import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { colourSchema } from '@parlance/domain/colours';
import { useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ColourSwatches } from './ColourSwatches.tsx';

interface ColourFieldProps {
  id: string;
  label: string;
  /** `#rrggbb`. */
  value: string;
  swatches: readonly string[];
  isDisabled: boolean;
  onChange: (value: string) => void;
}

/** A colour by its hex digits, by the browser's own picker or by a swatch. Digits that are no colour yet change nothing. */
export function ColourField({ id, label, value, swatches, isDisabled, onChange }: ColourFieldProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && !colourSchema.safeParse(typed).success;
  const handleType = (next: string) => {
    const withHash = next.startsWith('#') ? next : `#${next}`;
    setTyped(withHash);
    if (colourSchema.safeParse(withHash).success) onChange(withHash.toUpperCase());
  };
  const handlePick = (next: string) => {
    setTyped(undefined);
    onChange(next.toUpperCase());
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Box
          component="input"
          type="color"
          aria-label={t('colour.pick', { label })}
          value={value}
          disabled={isDisabled}
          onChange={(event) => handlePick(event.target.value)}
          sx={{
            flexShrink: 0,
            width: 56,
            height: 56,
            p: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            cursor: isDisabled ? 'default' : 'pointer',
          }}
        />
        <TextField
          id={id}
          label={label}
          value={typed ?? value}
          disabled={isDisabled}
          error={isInvalid}
          helperText={isInvalid ? t('colour.invalid') : undefined}
          onChange={(event) => handleType(event.target.value)}
          onBlur={() => {
            if (!isInvalid) setTyped(undefined);
          }}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 7, spellCheck: false } }}
        />
      </Box>
      {!isDisabled && (
        <ColourSwatches label={t('colour.swatches', { label })} value={value} swatches={swatches} onPick={handlePick} />
      )}
    </Box>
  );
}
