import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppIcon } from './AppIcon.tsx';
import type { IconName } from '#web/config/iconNames.ts';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  action?: ReactNode;
}

/** Nothing here yet: says what will stand here and offers the next step. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
        px: 3,
        py: { xs: 5, md: 7 },
        textAlign: 'center',
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          mb: 1,
          borderRadius: 1,
          color: 'primary.main',
          bgcolor: 'primary.light',
        }}
      >
        <AppIcon name={icon} size={24} />
      </Box>
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
        {text}
      </Typography>
      {action !== undefined && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}
