import type { SxProps, Theme } from '@mui/material/styles';

/** Cards beside each other, as many as fit. */
export const choiceGrid: SxProps<Theme> = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  mt: 1,
};

/** One answer as a card. The mark inside says whether it is chosen; the frame repeats it. */
export const choiceCard: SxProps<Theme> = {
  m: 0,
  pr: 1.5,
  minHeight: 48,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(input:checked)': { borderColor: 'primary.main', bgcolor: 'primary.light' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
};
