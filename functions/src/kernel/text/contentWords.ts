import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import { words } from '@parlance/domain/text/words';
import { stem } from './stem.ts';

/** The words that carry a text's topic, stemmed, in order. */
export function contentWords(text: string): string[] {
  return words(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem);
}
