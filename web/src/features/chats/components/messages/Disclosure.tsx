import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DisclosureProps {
  label: string;
  children: ReactNode;
}

/** More about an answer, for those who want to know: closed until they do. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <Box component="details" sx={{ mt: 0.75, minWidth: 0 }}>
      <Box
        component="summary"
        sx={{
          cursor: 'pointer',
          width: 'fit-content',
          ml: 'auto',
          py: 0.5,
          color: 'text.secondary',
          fontSize: '0.8125rem',
          fontWeight: 550,
          '&:hover': { color: 'text.primary' },
        }}
      >
        {label}
      </Box>
      <Box
        sx={{
          mt: 0.75,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
