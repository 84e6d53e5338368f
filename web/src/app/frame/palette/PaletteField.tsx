import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface PaletteFieldProps {
  typed: string;
  /** The listbox that it fills. */
  listId: string;
  /** The option that Enter chooses. */
  activeId: string | undefined;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Search field of the palette. It has the focus as long as the palette is open. */
export function PaletteField({ typed, listId, activeId, onType, onKeyDown }: PaletteFieldProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, borderBottom: 1, borderColor: 'divider' }}>
      <AppIcon name="search" />
      <InputBase
        fullWidth
        inputRef={field}
        value={typed}
        placeholder={t('palette.placeholder')}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': t('palette.title'),
            'aria-expanded': activeId !== undefined,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': activeId,
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
        sx={{ py: 1.5 }}
      />
    </Box>
  );
}
