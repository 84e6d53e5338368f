import { isLocale, type Locale } from '@parlance/domain/locales';

/** The language of a prerendered page: the one that its address begins with; English at `/`, which leads on. */
export function publicLocale(pathname: string): Locale {
  const prefix = pathname.split('/')[1];
  return isLocale(prefix) ? prefix : 'en';
}
