import { COUNTRIES } from '@parlance/domain/countries';
import type { Locale } from '@parlance/domain/locales';

export interface CountryOption {
  code: string;
  name: string;
}

interface CountryGroups {
  common: readonly CountryOption[];
  others: readonly CountryOption[];
}

/** Countries where the languages of the product are spoken by most people, and where its users trade most. */
const COMMON: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'GB', 'IE', 'US', 'FR', 'NL', 'BE', 'IT', 'ES', 'PL']);

/** Countries by name in the reader's language and its order: the common ones apart, each once. */
export function countryOptions(locale: Locale): CountryGroups {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const collator = new Intl.Collator(locale);
  const all = COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    collator.compare(a.name, b.name),
  );
  return { common: all.filter(({ code }) => COMMON.has(code)), others: all.filter(({ code }) => !COMMON.has(code)) };
}
