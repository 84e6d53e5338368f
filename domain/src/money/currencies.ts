/** The currencies of prices, ISO 4217 in lower case as Stripe writes them. */
export const CURRENCIES = ['usd', 'eur'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Of prices whose currency is not known. */
export const DEFAULT_CURRENCY: Currency = 'usd';

/**
 * Countries that pay in euros: the euro area (https://www.ecb.europa.eu/euro/intro/html/index.en.html, with Bulgaria since 2026) and
 * those that use the euro beside it.
 */
const EURO_COUNTRIES: readonly string[] =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK'.split(' ');

/** A currency by its name in ISO 4217, in lower case; the default one where no plan has a price in it. */
export function toCurrency(name: string): Currency {
  return CURRENCIES.find((currency) => currency === name) ?? DEFAULT_CURRENCY;
}

/** Currency that organizations of a country (ISO 3166-1 alpha-2) pay in. */
export function currencyOfCountry(country: string): Currency {
  return EURO_COUNTRIES.includes(country) ? 'eur' : DEFAULT_CURRENCY;
}
