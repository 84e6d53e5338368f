import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PanelProps {
  component?: 'div' | 'ul';
  children: ReactNode;
}

/** The frame around a list, or around what is said when there is nothing to list. */
export function Panel({ component = 'div', children }: PanelProps) {
  return (
    <Box
      component={component}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      {children}
    </Box>
  );
}
