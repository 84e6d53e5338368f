import type { DatabaseUse } from '../../support/monitoring/countDatabase.ts';

/** Passages that a search brings (createGeminiProvider), and that one for a follow-up as it was written brings beside it. */
const FOUND = 40;
const FOUND_AS_ASKED = 16;
/** Passages found for rare words of an ordinary question, and read beside the best ones. */
const BESIDE = 12;

/** Documents that one question of a visitor reads and writes, of a chatbot with so many passages: docs/operations.md, "What it costs". */
export function questionUse(passages: number, goesOn: boolean): DatabaseUse {
  const asAsked = goesOn ? 4 + Math.min(FOUND_AS_ASKED, passages) : 0;
  return { reads: 6 + Math.min(FOUND, passages) + BESIDE + asAsked, writes: 5 };
}

/** The minute's fold of a chatbot's figures, in which so many questions were answered. */
export function foldUse(questions: number): DatabaseUse {
  return { reads: 1 + 2 * questions, writes: 1 + questions };
}

/** A source of so many passages that is read. */
export function sourceUse(passages: number): DatabaseUse {
  return { reads: 15 + passages, writes: 7 + passages };
}

/** A conversation of so many questions that is over, and gets its category. */
export function categoryUse(questions: number): DatabaseUse {
  return { reads: 11 + 4 * questions, writes: 5 };
}

/** The sum of what several things use. */
export function sumUse(uses: readonly DatabaseUse[]): DatabaseUse {
  return {
    reads: uses.reduce((sum, { reads }) => sum + reads, 0),
    writes: uses.reduce((sum, { writes }) => sum + writes, 0),
  };
}
