import type { Locale } from '@parlance/domain/locales';

/** Each language as those who speak it call it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch' };
