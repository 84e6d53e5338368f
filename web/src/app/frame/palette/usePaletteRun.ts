import { useColorScheme } from '@mui/material/styles';
import { useNavigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { signOutFully } from '#web/lib/auth/signOutFully.ts';
import type { PaletteItem } from './paletteItems.ts';

/** Leads where an entry of the palette leads, or does what it says. */
export function usePaletteRun(): (item: PaletteItem) => void {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const { setMode } = useColorScheme();
  return ({ run }) => {
    if ('to' in run) {
      void navigate(run.to);
      return;
    }
    switch (run.do) {
      case 'light':
      case 'dark':
      case 'system':
        setMode(run.do);
        return;
      case 'docs':
        window.open(paths.docs(locale), '_blank', 'noopener');
        return;
      case 'sign-out':
        void signOutFully(paths.signIn());
    }
  };
}
