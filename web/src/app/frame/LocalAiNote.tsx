import Box from '@mui/material/Box';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';

/** Says that a local model gives the answers, if it does. */
export function LocalAiNote() {
  const t = useTranslate();
  const { localAi } = useRuntimeConfig();
  return (
    localAi && (
      <Box
        component="footer"
        sx={{
          px: { xs: 2, sm: 3, lg: 5 },
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          typography: 'caption',
        }}
      >
        {t('dashboard.localAi')}
      </Box>
    )
  );
}
