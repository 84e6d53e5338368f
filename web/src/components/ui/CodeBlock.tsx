import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CodeBlockProps {
  code: string;
  /** Name of the code, for screen readers. */
  label: string;
  /** Control for copying it. */
  action: ReactNode;
}

/** Text to copy as it stands. */
export function CodeBlock({ code, label, action }: CodeBlockProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <Box
        component="pre"
        tabIndex={0}
        aria-label={label}
        sx={{
          flex: '1 1 240px',
          minWidth: 0,
          m: 0,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          fontSize: '0.875rem',
          lineHeight: 1.6,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        <code>{code}</code>
      </Box>
      {action}
    </Box>
  );
}
