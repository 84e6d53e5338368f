import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** Settings of one subject under their heading: for pages that have something else beside them. */
export function FieldGroup({ title, text, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: 3, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {text !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, maxWidth: '60ch' }}>
          {text}
        </Typography>
      )}
      <Stack spacing={2.5} sx={{ mt: 2 }}>
        {children}
      </Stack>
    </Box>
  );
}
