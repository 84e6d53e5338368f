import type { Locale } from '@parlance/domain/locales';

/** The locale of a BCP 47 tag. Not `toLocale`, whose table would travel into every page. */
export function pageLocale(language: string): Locale {
  return /^de\b/i.test(language) ? 'de' : 'en';
}
