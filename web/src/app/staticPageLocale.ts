import type { Locale } from '@parlance/domain/locales';

/** The language of a prerendered page that needs no JavaScript; undefined for every other address. */
export function staticPageLocale(pathname: string): Locale | undefined {
  switch (pathname.replace(/\/+$/, '')) {
    case '':
    case '/en':
      return 'en';
    case '/de':
      return 'de';
    default:
      return undefined;
  }
}
