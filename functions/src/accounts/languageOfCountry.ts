import type { Locale } from '@parlance/domain/locales';

/** Countries in which nearly everybody is served in one of the product's languages. */
const LANGUAGES: Readonly<Record<Locale, readonly string[]>> = {
  de: ['AT', 'DE', 'LI'],
  en: ['AU', 'GB', 'IE', 'NZ', 'US'],
};

/**
 * The language that an organization begins with: its country's where that is one of the product's, else the one in which the
 * form was filled in.
 * @param country ISO 3166-1 alpha-2.
 */
export function languageOfCountry(country: string, chosen: Locale): Locale {
  if (LANGUAGES.de.includes(country)) return 'de';
  return LANGUAGES.en.includes(country) ? 'en' : chosen;
}
