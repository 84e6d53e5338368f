import { splitSentences } from '../../text/splitSentences.ts';

export interface NumberedPassage {
  n: number;
  heading: string;
  text: string;
}

/** A sentence or a row of a table with what stands around it. */
export interface Unit {
  n: number;
  /** Place of its passage among those found, from 0. */
  rank: number;
  position: number;
  text: string;
  heading: string;
  previous: string;
  passage: string;
}

const ROW = / \| /;

/** What can be quoted of passages, sentence by sentence. A row stands for itself: the one above it is about something else. */
export function unitsOf(passages: readonly NumberedPassage[]): Unit[] {
  return passages.flatMap(({ n, heading, text }, rank) => {
    const sentences = splitSentences(text)
      .filter((sentence) => /[\p{L}\p{N}]{2}/u.test(sentence) && !sentence.startsWith('#'))
      .map((sentence) => sentence.replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, ''));
    return sentences.map((sentence, position) => {
      const isRow = ROW.test(sentence);
      const previous = isRow ? '' : (sentences[position - 1] ?? '');
      return { n, rank, position, text: sentence, heading, previous, passage: isRow ? '' : text };
    });
  });
}
