import { contentWords } from './contentWords.ts';
import { FRAME_WORDS } from './FRAME_WORDS.ts';
import { nearness } from './nearness.ts';
import { REMEMBERED_PASSAGES } from './REMEMBERED_PASSAGES.ts';
import { remembered } from './remembered.ts';

/** Weight of the words of a question's frame and of its own figures, relative to words of its topic. */
const FRAME_WEIGHT = 1 / 3;

/** Names and single sentences are looked for as well. */
const wordsOf = remembered(2 * REMEMBERED_PASSAGES, (text): ReadonlySet<string> => new Set(contentWords(text)));

/** Scores texts against one question, where words that are rare among `texts` weigh more (inverse document frequency). */
export class LexicalIndex {
  readonly #weights: ReadonlyMap<string, number>;
  readonly #total: number;

  constructor(question: string, texts: readonly string[]) {
    const sets = texts.map(wordsOf);
    const weights = new Map<string, number>();
    for (const word of new Set(contentWords(question))) {
      const found = sets.filter((set) => nearness(word, set) > 0).length;
      const frame = FRAME_WORDS.has(word) || /^\d+$/.test(word) ? FRAME_WEIGHT : 1;
      weights.set(word, frame * Math.log(1 + (sets.length + 1) / (found + 0.5)));
    }
    this.#weights = weights;
    this.#total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  }

  /** The share of the question's weight that some texts cover together, 0 to 1. */
  coverage(...texts: readonly string[]): number {
    if (this.#total === 0) return 0;
    const present = new Set(texts.flatMap((text) => [...wordsOf(text)]));
    let covered = 0;
    for (const [word, weight] of this.#weights) covered += weight * nearness(word, present);
    return covered / this.#total;
  }
}
