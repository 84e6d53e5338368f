import { isLocale, type Locale } from '@parlance/domain/locales';

/** The language that an address begins with; English at `/`, which leads on, and anywhere else. */
export function publicLocale(pathname: string): Locale {
  const prefix = pathname.split('/')[1];
  return isLocale(prefix) ? prefix : 'en';
}
