import { fold } from '@parlance/domain/text/fold';
import { VOCABULARIES } from '../../vocabulary/VOCABULARIES.ts';

/** The first of the numbers in the vocabularies. */
const FIRST = 2;

const WRITTEN = Object.values(VOCABULARIES).flatMap(({ amounts }) =>
  amounts.words.split(' ').map((word, index) => [word, FIRST + index] as const),
);

/** Numbers as words, folded. "one", "ein" and "eine" are mostly articles and stand for no number. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  WRITTEN.map(([word, number]) => [fold(word), number]),
);

/** Pattern of numbers as words, folded or as they are written. */
export const NUMBER_PATTERN = [...new Set(WRITTEN.flatMap(([word]) => [word, fold(word)]))].join('|');
