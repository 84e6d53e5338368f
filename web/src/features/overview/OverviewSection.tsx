import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface OverviewSectionProps {
  title: string;
  /** Stands beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the overview under its heading. */
export function OverviewSection({ title, action, children }: OverviewSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 44,
          mb: 1,
        }}
      >
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
