import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { ThemeSwitch } from '#web/app/frame/top-bar/ThemeSwitch.tsx';
import { AnswerFigure } from '#web/components/public/AnswerFigure.tsx';
import { LanguageSwitch } from '#web/components/ui/LanguageSwitch.tsx';
import { Wordmark } from '#web/components/ui/Wordmark.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';

/** A form on the left, what it leads to on the right. Small screens have no picture. The form hangs from above: what grows in it moves nothing. */
export default function AuthLayout() {
  const { locale } = useLocale();
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: 'minmax(520px, 1fr) 1fr' }, minHeight: '100dvh' }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, px: { xs: 2.5, sm: 5 }, py: 3 }}>
        <Box component="header" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <Box component="a" href={paths.home(locale)} sx={{ color: 'text.primary', display: 'flex' }}>
            <Wordmark />
          </Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <LanguageSwitch />
            <ThemeSwitch />
          </Box>
        </Box>
        <Box component="main" sx={{ width: '100%', maxWidth: 460, mx: 'auto', pt: { xs: 4, sm: '10vh' }, pb: 5 }}>
          <Outlet />
        </Box>
      </Box>
      <Box
        component="aside"
        aria-hidden="true"
        sx={{
          display: { xs: 'none', lg: 'grid' },
          placeItems: 'center',
          p: 6,
          bgcolor: 'primary.light',
          borderLeft: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ position: 'sticky', top: 96 }}>
          <AnswerFigure />
        </Box>
      </Box>
    </Box>
  );
}
