import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useState } from 'react';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { PaletteField } from './PaletteField.tsx';
import { PaletteList } from './PaletteList.tsx';
import type { PaletteItem } from './paletteItems.ts';
import { usePaletteItems } from './usePaletteItems.ts';
import { usePaletteKeys } from './usePaletteKeys.ts';
import { usePaletteRun } from './usePaletteRun.ts';

interface PaletteProps {
  onClose: () => void;
}

/**
 * The command palette: a field, and below it what it finds. The focus stays in the field while the arrow keys choose.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Palette({ onClose }: PaletteProps) {
  const t = useTranslate();
  const id = useId();
  const run = usePaletteRun();
  const [typed, setTyped] = useState('');
  const { items, isLoading } = usePaletteItems(useDeferredValue(typed));
  const optionId = (item: PaletteItem) => `${id}-${item.key}`;
  const choose = (item: PaletteItem) => {
    onClose();
    run(item);
  };
  const { current, point, reset, handleKeyDown } = usePaletteKeys(items, choose);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={t('palette.title')}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { xs: 2, sm: 10 } } } }}
    >
      <PaletteField
        typed={typed}
        listId={`${id}-list`}
        activeId={current && optionId(current)}
        onType={(text) => {
          setTyped(text);
          reset();
        }}
        onKeyDown={handleKeyDown}
      />
      <PaletteList
        id={`${id}-list`}
        items={items}
        current={current}
        optionId={optionId}
        onChoose={choose}
        onPoint={point}
      />
      {items.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {t(isLoading ? 'palette.searching' : 'palette.none')}
        </Typography>
      )}
      <Box component="output" sx={visuallyHidden}>
        {t('palette.found', { count: items.length })}
      </Box>
    </Dialog>
  );
}
