import { words } from '@parlance/domain/text/words';
import { VOCABULARIES } from '../../kernel/vocabulary/VOCABULARIES.ts';
import { FOREIGN_WORDS } from './FOREIGN_WORDS.ts';

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

/** Reports whether a sentence is plainly in a language that the product does not speak, by a letter or a word of it. */
export function isForeign(sentence: string): boolean {
  return (
    !LATIN.test(sentence) ||
    FOREIGN_LETTER.test(sentence.normalize('NFC')) ||
    words(sentence).some((word) => FOREIGN_WORDS.has(word))
  );
}
