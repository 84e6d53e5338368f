import type { PaletteOptions } from '@mui/material/styles';
import type { SchemeTokens } from './tokens.ts';

/** MUI's palette from one scheme's tokens. */
export function paletteOf(t: SchemeTokens): PaletteOptions {
  return {
    primary: { main: t.pine, dark: t.pineDeep, light: t.pineSoft, contrastText: t.onPine },
    secondary: { main: t.ink, contrastText: t.paper },
    warning: { main: t.apricotText, light: t.apricotSoft, contrastText: t.paper },
    error: { main: t.red, light: t.redSoft, contrastText: t.paper },
    success: { main: t.green, light: t.greenSoft, contrastText: t.paper },
    info: { main: t.blue, light: t.blueSoft, contrastText: t.paper },
    background: { default: t.paper, paper: t.surface },
    text: { primary: t.ink, secondary: t.muted },
    divider: t.line,
  };
}
