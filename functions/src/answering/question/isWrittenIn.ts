import type { Locale } from '@parlance/domain/locales';
import { words } from '@parlance/domain/text/words';
import { detectLanguage } from '../../kernel/text/detectLanguage.ts';
import { FOREIGN_WORDS } from './FOREIGN_WORDS.ts';
import { VOCABULARIES } from '../../kernel/vocabulary/VOCABULARIES.ts';

/** Letters that none of the product's languages has, not even in words like "café" or "à la carte". */
const OWN_LETTERS = Object.values(VOCABULARIES)
  .map((vocabulary) => vocabulary.words.letters)
  .join('');
const FOREIGN_LETTER = new RegExp(
  `[${Array.from('áíóúñłżśćźąęčřžšýůěťďňåøæõãâîșțğıœ')
    .filter((letter) => !OWN_LETTERS.includes(letter))
    .join('')}]`,
  'iu',
);
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}\s]*$/u;

/** Reports whether a sentence is in a language, and not in one that the product does not speak and that looks like it. */
export function isWrittenIn(locale: Locale, sentence: string): boolean {
  return (
    LATIN.test(sentence) &&
    !FOREIGN_LETTER.test(sentence.normalize('NFC')) &&
    detectLanguage(sentence, null) === locale &&
    !words(sentence).some((word) => FOREIGN_WORDS.has(word))
  );
}
