import type { Locale } from '../locales.ts';

/** What is sold in, ISO 4217 in lower case as Stripe writes it; the first where nothing else is known. */
export const CURRENCIES = ['usd', 'eur'] as const;

export type Currency = (typeof CURRENCIES)[number];

/**
 * Countries that pay in euros: the euro area (https://www.ecb.europa.eu/euro/intro/html/index.en.html, with Bulgaria since 2026) and
 * those that use the euro beside it.
 */
const EURO_COUNTRIES: readonly string[] =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK'.split(' ');

/** The currency of prices where nobody has said what they are; `usd` for any that is not sold in. */
export function toCurrency(name: string): Currency {
  return CURRENCIES.find((currency) => currency === name) ?? 'usd';
}

/** What organizations of a country (ISO 3166-1 alpha-2) pay in. */
export function currencyOfCountry(country: string): Currency {
  return EURO_COUNTRIES.includes(country) ? 'eur' : 'usd';
}

/** What the price page of a language begins with. */
export function currencyOfLocale(locale: Locale): Currency {
  return locale === 'de' ? 'eur' : 'usd';
}
