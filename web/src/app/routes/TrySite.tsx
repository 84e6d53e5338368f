import Box from '@mui/material/Box';
import { Navigate } from 'react-router';
import { ThemeSwitch } from '#web/app/frame/top-bar/ThemeSwitch.tsx';
import { LanguageSwitch } from '#web/components/ui/LanguageSwitch.tsx';
import { Wordmark } from '#web/components/ui/Wordmark.tsx';
import { paths } from '#web/config/paths.ts';
import { TryPage } from '#web/features/trials/components/TryPage.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';

/** Open to everybody where the operator offers it; else the way leads to the sign-up. The home page's field leads here with the address in the query. */
export default function TrySite() {
  const { locale } = useLocale();
  const { hasSiteTrials } = useRuntimeConfig();
  if (!hasSiteTrials) return <Navigate to={paths.signUp()} replace />;
  return (
    <Box sx={{ maxWidth: 1160, mx: 'auto', px: { xs: 2.5, sm: 5 }, py: 3 }}>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 4 }}>
        <Box component="a" href={paths.home(locale)} sx={{ color: 'text.primary', display: 'flex' }}>
          <Wordmark />
        </Box>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <LanguageSwitch />
          <ThemeSwitch />
        </Box>
      </Box>
      <Box component="main">
        <TryPage />
      </Box>
    </Box>
  );
}
