import { LOCALES } from '@parlance/domain/locales';
import { VOCABULARIES } from './VOCABULARIES.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** Alternatives of all languages, as a part of a regular expression with a group around it: "(?:and|und)". */
export function anyOf(pick: (vocabulary: Vocabulary) => string): string {
  const patterns = LOCALES.map((locale) => pick(VOCABULARIES[locale])).filter((pattern) => pattern !== '');
  return `(?:${patterns.join('|')})`;
}
