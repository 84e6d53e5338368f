import { splitSentences } from '../../../kernel/text/splitSentences.ts';
import { listsIn } from './listsIn.ts';
import type { RangeFound } from './ranges/withRanges.ts';

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
  /** It lists what the rows of a table are about. */
  isList: boolean;
  /** Its ranges of what a question has a figure of. */
  ranges: readonly RangeFound[];
}

const ROW = / \| /;

/** Splits passages into quotable units, sentence by sentence. A row stands for itself: the one above it is about something else. */
export function unitsOf(passages: readonly NumberedPassage[]): Unit[] {
  return passages.flatMap(({ n, heading, text }, rank) => {
    const sentences = splitSentences(text)
      .filter((sentence) => /[\p{L}\p{N}]{2}/u.test(sentence) && !sentence.startsWith('#'))
      .map((sentence) => sentence.replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, ''));
    return sentences.map((sentence, position) => {
      const isRow = ROW.test(sentence);
      const previous = isRow ? '' : (sentences[position - 1] ?? '');
      return {
        n,
        rank,
        position,
        text: sentence,
        heading,
        previous,
        passage: isRow ? '' : text,
        isList: false,
        ranges: [],
      };
    });
  });
}

/** The tables of passages, each as the list of what its rows are about, read with the names of its columns. */
export function listUnits(passages: readonly NumberedPassage[]): Unit[] {
  return passages.flatMap(({ n, heading, text }, rank) =>
    listsIn(text).map(({ items, columns }, position) => ({
      n,
      rank,
      position,
      text: items.join(', '),
      heading,
      previous: columns.join(', '),
      passage: '',
      isList: true,
      ranges: [],
    })),
  );
}
