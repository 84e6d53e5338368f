import type { Locale } from '@parlance/domain/locales';

/** The language of a prerendered page that needs no JavaScript; undefined for every other address. */
export function staticPageLocale(pathname: string): Locale | undefined {
  switch (pathname.replace(/\/+$/, '')) {
    case '':
    case '/en':
    case '/en/privacy-policy':
      return 'en';
    case '/de':
    case '/de/privacy-policy':
      return 'de';
    default:
      return undefined;
  }
}
