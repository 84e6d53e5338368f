import { COUNTRIES } from '@parlance/domain/countries';
import type { Locale } from '@parlance/domain/locales';

export interface CountryOption {
  code: string;
  name: string;
}

/** Countries by name in the reader's language and its order. */
export function countryOptions(locale: Locale): readonly CountryOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const collator = new Intl.Collator(locale);
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    collator.compare(a.name, b.name),
  );
}
