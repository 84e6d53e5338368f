import { LOCALES } from '@parlance/domain/locales';
import { VOCABULARIES } from './VOCABULARIES.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** Words of all languages, of lists that are separated by white space. */
export function everyWord(pick: (vocabulary: Vocabulary) => string): string[] {
  return LOCALES.flatMap((locale) => pick(VOCABULARIES[locale]).split(/\s+/)).filter((word) => word !== '');
}
