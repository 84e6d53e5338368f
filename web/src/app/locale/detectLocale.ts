import { isLocale, type Locale, toLocale } from '@parlance/domain/locales';
import { readCookie } from '#web/lib/browser/cookies.ts';
import { LOCALE_COOKIE } from '#web/lib/browser/localeCookie.ts';

/**
 * The reader's language: the one that the address begins with, else what they chose (cookie), else the first browser language
 * that the product speaks, else English.
 */
export function detectLocale(pathname: string, cookieHeader: string, browserLanguages: readonly string[]): Locale {
  const prefix = pathname.split('/')[1];
  if (isLocale(prefix)) return prefix;
  const chosen = readCookie(LOCALE_COOKIE, cookieHeader);
  if (isLocale(chosen)) return chosen;
  const known = browserLanguages.map((tag) => tag.split('-')[0]?.toLowerCase()).find((tag) => isLocale(tag));
  return toLocale(known);
}
