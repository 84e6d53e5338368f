import Box from '@mui/material/Box';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** The first stop of the Tab key: over the navigation, to the page. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 2000,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {t('common.skipToContent')}
    </Box>
  );
}
