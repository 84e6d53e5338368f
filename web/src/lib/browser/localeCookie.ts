import type { Locale } from '@parlance/domain/locales';
import { cookieText } from '#web/lib/browser/cookies.ts';

export const LOCALE_COOKIE = 'locale';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Remembers the reader's language for a year. */
export function localeCookie(locale: Locale): string {
  return cookieText(LOCALE_COOKIE, locale, { maxAgeSeconds: YEAR_SECONDS });
}
