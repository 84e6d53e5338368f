import { deDE, enUS } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import type { Locale } from '@parlance/domain/locales';
import { componentOverrides } from './componentOverrides.ts';
import { fonts } from './fonts.ts';
import { paletteOf } from './palette.ts';
import { tokens } from './tokens.ts';

const MUI_TEXTS: Readonly<Record<Locale, typeof enUS>> = { en: enUS, de: deDE };

const heading = { fontFamily: fonts.heading, fontWeight: 650, letterSpacing: '-0.015em' };

/** The theme with MUI's own texts in the reader's language. */
export function createAppTheme(locale: Locale): Theme {
  return createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-theme' },
      colorSchemes: {
        light: { palette: paletteOf(tokens.light) },
        dark: { palette: paletteOf(tokens.dark) },
      },
      shape: { borderRadius: 10 },
      typography: {
        fontFamily: fonts.text,
        h1: { ...heading, fontSize: '1.75rem', lineHeight: 1.2 },
        h2: { ...heading, fontSize: '1.25rem', lineHeight: 1.3 },
        h3: { ...heading, fontSize: '1.0625rem', lineHeight: 1.35, letterSpacing: '-0.005em' },
        body1: { fontSize: '1rem', lineHeight: 1.55 },
        body2: { fontSize: '0.875rem', lineHeight: 1.5 },
        caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
      },
      // Under `prefers-reduced-motion` dialogs, menus and panels open and close at once.
      motion: { reducedMotion: 'system' },
      transitions: { duration: { enteringScreen: 180, leavingScreen: 140, standard: 180, short: 140, shorter: 120 } },
      components: componentOverrides,
    },
    MUI_TEXTS[locale],
  );
}
