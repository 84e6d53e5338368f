import { isLocale, type Locale, toLocale } from '@parlance/domain/locales';
import { readCookie } from '#web/lib/browser/cookies.ts';
import { LOCALE_COOKIE } from './localeCookie.ts';

/** The reader's language: what they chose (cookie), else the first browser language that the product speaks, else English. */
export function detectLocale(cookieHeader: string, browserLanguages: readonly string[]): Locale {
  const chosen = readCookie(LOCALE_COOKIE, cookieHeader);
  if (isLocale(chosen)) return chosen;
  const known = browserLanguages.map((tag) => tag.split('-')[0]?.toLowerCase()).find((tag) => isLocale(tag));
  return toLocale(known);
}
