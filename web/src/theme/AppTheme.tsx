import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/inter/index.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { createAppTheme } from './createAppTheme.ts';

interface AppThemeProps {
  children: ReactNode;
}

/** Theme and base styles for everything that uses MUI. */
export function AppTheme({ children }: AppThemeProps) {
  const { locale } = useLocale();
  const theme = useMemo(() => createAppTheme(locale), [locale]);
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
