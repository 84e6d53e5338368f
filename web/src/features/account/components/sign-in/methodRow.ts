import type { SxProps, Theme } from '@mui/material/styles';

/** One way of signing in: icon, name and state, action. */
export const methodRow: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
};
