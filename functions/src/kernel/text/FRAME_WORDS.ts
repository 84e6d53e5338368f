import { fold } from '@parlance/domain/text/fold';
import { everyWord } from '../vocabulary/everyWord.ts';
import { stem } from './stem.ts';

/** Stems of words that say how something is asked rather than what about: "how long does it take", "was kostet". */
export const FRAME_WORDS: ReadonlySet<string> = new Set(
  everyWord(({ words }) => words.frame).map((word) => stem(fold(word))),
);
