import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface InstallStepProps {
  step: number;
  children: ReactNode;
}

/** One step of the installation under its number. */
export function InstallStep({ step, children }: InstallStepProps) {
  const t = useTranslate();
  return (
    <Box sx={{ pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, color: 'primary.main', mb: 0.5 }}>
        {t('install.step', { step })}
      </Typography>
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}
