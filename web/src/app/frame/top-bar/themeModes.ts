import type { IconName } from '#web/config/iconNames.ts';

export const THEME_MODES = ['light', 'dark', 'system'] as const;

export const THEME_ICONS: Readonly<Record<(typeof THEME_MODES)[number], IconName>> = {
  light: 'sun',
  dark: 'moon',
  system: 'device-desktop',
};
