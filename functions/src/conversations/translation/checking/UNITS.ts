import { LANGUAGE_CODES } from '@parlance/domain/languages/SPOKEN_LANGUAGES';

const CURRENCIES = ['eur', 'usd', 'gbp', 'chf', 'pln', 'czk', 'sek', 'dkk', 'nok', 'try', 'huf', 'ron', 'jpy', 'cny'];
/** Numbers of which one at least has each form of a plural. */
const COUNTS = [1, 2, 5, 20];

const WRITTEN: readonly (readonly [written: string, unit: string])[] = [
  ['€', 'eur'],
  ['$', 'usd'],
  ['us$', 'usd'],
  ['£', 'gbp'],
  ['pound', 'gbp'],
  ['pounds', 'gbp'],
  ['pfund', 'gbp'],
  ['dollar', 'usd'],
  ['dollars', 'usd'],
  ['franken', 'chf'],
  ['francs', 'chf'],
  ['fr', 'chf'],
  ['sfr', 'chf'],
  ['zł', 'pln'],
  ['kč', 'czk'],
  ['¥', 'jpy'],
  ['euros', 'eur'],
  ['%', 'percent'],
  ['percent', 'percent'],
  ['per cent', 'percent'],
  ['prozent', 'percent'],
  ['v. h.', 'percent'],
  ['cent', 'cent'],
  ['cents', 'cent'],
  ['ct', 'cent'],
];

function nameOf(language: string, options: Intl.NumberFormatOptions, count: number, type: 'currency' | 'unit'): string {
  const parts = new Intl.NumberFormat(language, options).formatToParts(count);
  return (parts.find((part) => part.type === type)?.value ?? '').trim().toLowerCase();
}

function namesIn(language: string): (readonly [string, string])[] {
  return COUNTS.flatMap((count) => [
    [nameOf(language, { style: 'unit', unit: 'percent', unitDisplay: 'long' }, count, 'unit'), 'percent'] as const,
    ...CURRENCIES.map((currency) => {
      const options = { style: 'currency', currency, currencyDisplay: 'name' } as const;
      return [nameOf(language, options, count, 'currency'), currency] as const;
    }),
  ]);
}

/** Currencies and percent as they are written in all languages that are known, in small letters, by what they are. */
export const UNITS: ReadonlyMap<string, string> = new Map(
  [...LANGUAGE_CODES.flatMap(namesIn), ...CURRENCIES.map((code) => [code, code] as const), ...WRITTEN].filter(
    ([written]) => written !== '',
  ),
);
