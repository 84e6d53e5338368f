import { contentWords } from './contentWords.ts';

/** How well `stemmed` is met in `present`: 1 for the word itself, 0.6 for a compound of it ("versand" in "versandkosten"), else 0. */
function match(stemmed: string, present: ReadonlySet<string>): number {
  if (present.has(stemmed)) return 1;
  if (stemmed.length < 4) return 0;
  for (const word of present) {
    if (
      word.length >= 4 &&
      (word.includes(stemmed) || (stemmed.length > 6 && stemmed.includes(word) && word.length >= 5))
    )
      return 0.6;
  }
  return 0;
}

/** Scores texts against one question, where words that are rare among `texts` weigh more (inverse document frequency). */
export class LexicalIndex {
  readonly #weights: ReadonlyMap<string, number>;
  readonly #total: number;

  constructor(question: string, texts: readonly string[]) {
    const sets = texts.map((text) => new Set(contentWords(text)));
    const weights = new Map<string, number>();
    for (const word of new Set(contentWords(question))) {
      const found = sets.filter((set) => match(word, set) > 0).length;
      weights.set(word, Math.log(1 + (sets.length + 1) / (found + 0.5)));
    }
    this.#weights = weights;
    this.#total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  }

  /** The words of the question that stand in `text` themselves, not only as part of a compound. */
  wordsIn(text: string): string[] {
    const present = new Set(contentWords(text));
    return [...this.#weights.keys()].filter((word) => present.has(word));
  }

  /** The share of the question's weight that `text` covers, 0 to 1. */
  coverage(text: string): number {
    if (this.#total === 0) return 0;
    const present = new Set(contentWords(text));
    let covered = 0;
    for (const [word, weight] of this.#weights) covered += weight * match(word, present);
    return covered / this.#total;
  }
}
