import type { Components, Theme } from '@mui/material/styles';
import { fonts } from './fonts.ts';

/** Borders rather than shadows, one radius, a visible focus. */
export const componentOverrides: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        WebkitTextSizeAdjust: '100%',
        // What is typed into or has the focus is not below a bar that floats at the lower edge (WCAG 2.4.11).
        scrollPaddingBottom: 'calc(var(--toast-lift, 0px) + 16px)',
      },
      ':focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      code: { fontFamily: fonts.code },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { textTransform: 'none', fontWeight: 600, minHeight: 40, paddingInline: 16 },
      sizeSmall: { minHeight: 32, paddingInline: 12 },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars?.palette.divider}`, borderRadius: 14 }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontFamily: fonts.heading, fontWeight: 650, fontSize: '1.25rem' } } },
  MuiDialogActions: {
    styleOverrides: {
      // What has no room beside another button goes below it, in one line of its own.
      root: { padding: '8px 24px 20px', flexWrap: 'wrap', rowGap: 8, '& > .MuiButton-root': { whiteSpace: 'nowrap' } },
    },
  },
  MuiMenu: {
    styleOverrides: { paper: ({ theme }) => ({ border: `1px solid ${theme.vars?.palette.divider}` }) },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 550, borderRadius: 8 } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars?.palette.divider}`,
        color: theme.vars?.palette.text.primary,
        alignItems: 'flex-start',
        variants: (['error', 'warning', 'info', 'success'] as const).map((severity) => ({
          props: { severity },
          style: {
            backgroundColor: theme.vars?.palette[severity].light,
            borderColor: `color-mix(in srgb, ${theme.vars?.palette[severity].main} 35%, transparent)`,
            '& .MuiAlert-icon': { color: theme.vars?.palette[severity].main },
          },
        })),
      }),
      message: { minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 550, minHeight: 44, paddingInline: 12 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars?.palette.primary.light,
          color: theme.vars?.palette.primary.main,
        },
      }),
    },
  },
  MuiTooltip: { defaultProps: { arrow: true } },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: 4, height: 6 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};
