import type { Classification } from '../../classification.ts';
import { everyWord } from '../../../kernel/vocabulary/everyWord.ts';

const GLAD = everyWord(({ feelings }) => feelings.glad);
const CROSS = everyWord(({ feelings }) => feelings.cross);
const NOT = new Set(everyWord(({ feelings }) => feelings.not));
/** Maximum distance of a negation before its word, in words. */
const REACH = 2;
/** Short beginnings are whole words: "gut" is not "gutschein". */
const WHOLE = 4;

function isOne(word: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => (beginning.length <= WHOLE ? word === beginning : word.startsWith(beginning)));
}

/** Sentiment of the person who writes these words: counted, with negations reversed. Neutral unless it shows. */
export function feelingOf(words: readonly string[]): Classification['sentiment'] {
  const score = words.reduce((sum, word, position) => {
    const value = isOne(word, GLAD) ? 1 : isOne(word, CROSS) ? -1 : 0;
    const isNegated = words.slice(Math.max(0, position - REACH), position).some((before) => NOT.has(before));
    return sum + (isNegated ? -value : value);
  }, 0);
  if (score === 0) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
}
