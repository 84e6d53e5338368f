import { LOCALES, type Locale } from '@parlance/domain/locales';
import { VOCABULARIES } from '../vocabulary/VOCABULARIES.ts';

/** Languages of common words, folded, of which each belongs to one alone. */
export const OWN_WORDS: ReadonlyMap<string, Locale> = new Map(
  LOCALES.flatMap((locale) => VOCABULARIES[locale].words.own.split(' ').map((word) => [word, locale] as const)),
);
