import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldsetProps {
  label: string;
  children: ReactNode;
  /** Space between what is in it, in the theme's steps. */
  gap?: number;
  /** Draws a line around it. */
  isFramed?: boolean;
}

/** Controls that belong together, named for people who hear them. */
export function Fieldset({ label, children, gap = 0, isFramed = false }: FieldsetProps) {
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap,
        m: 0,
        minWidth: 0,
        p: isFramed ? 2 : 0,
        border: isFramed ? 1 : 0,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {children}
    </Box>
  );
}
