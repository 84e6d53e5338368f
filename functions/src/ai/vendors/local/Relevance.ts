import { contentWords } from '../../../kernel/text/contentWords.ts';
import { fold } from '@parlance/domain/text/fold';
import { FILLERS } from '../../../kernel/text/FILLERS.ts';
import { FRAME_WORDS } from '../../../kernel/text/FRAME_WORDS.ts';
import { askingClause } from './askingClause.ts';
import { keyOf } from './keyOf.ts';
import { beginsWithOne, nearness } from '../../../kernel/text/nearness.ts';
import { remembered } from '../../../kernel/text/remembered.ts';
import { CONCEPTS } from '../../CONCEPTS.ts';
import { focusOf } from './focusOf.ts';
import type { Unit } from './unitsOf.ts';
import type { Kind } from '../../wantedOf.ts';

/** Weight of a word by its place: in the sentence itself, or in its surroundings. */
const NEAR = { text: 1, heading: 0.8, previous: 0.6, passage: 0.5 } as const;
const PLACES = ['text', 'heading', 'previous', 'passage'] as const;
/** Weight of another word for the same thing. */
const SYNONYM = 0.85;
/** Weight of the first part of a compound where it names what a section or a row is about. Anywhere else it costs refusals. */
const BEGUN = 0.5;
/** Weight of the words of a question's frame and of its own figures, relative to words of its topic. */
const FRAME_WEIGHT = 1 / 3;
/** A word that stands nowhere is as rare as one in so many sentences: customers have words of their own. */
const UNMET = 2;
/** Weight of words of earlier sentences, such as those of the question before, where the last one has a topic too. */
const BEFORE = 0.5;

interface Words {
  stems: ReadonlySet<string>;
  concepts: ReadonlySet<number>;
}

interface RatedWords extends Words {
  /** Nearness to each word that was looked for. */
  near: Map<string, number>;
}

/** Every question reads the same passages: as many texts as some hundreds of passages have sentences. */
const readWords = remembered(20_000, (text): Words => {
  const stems = new Set(contentWords(text));
  const concepts = new Set([...stems].flatMap((one) => CONCEPTS.get(one) ?? []));
  return { stems, concepts };
});

function isFrame(word: string): boolean {
  return FRAME_WORDS.has(word) || /^\d+$/.test(word);
}

/** Rates how well sentences match one question by their words; rare ones weigh more (inverse document frequency). */
export class Relevance {
  readonly #weights: ReadonlyMap<string, number>;
  readonly #total: number;
  readonly #wordsOf = remembered(Infinity, (text): RatedWords => ({ ...readWords(text), near: new Map() }));
  readonly #wanted: readonly Kind[];
  /** Words of the sentences and their headings. */
  readonly #known: ReadonlySet<string>;

  constructor(question: string, units: readonly Unit[], wanted: readonly Kind[]) {
    this.#wanted = wanted;
    const weights = new Map<string, number>();
    const clause = askingClause(question);
    const last = new Set(contentWords(clause));
    const isLast = [...last].some((word) => !isFrame(word));
    const texts = units.map(({ text, heading }) => `${heading}\n${text}`);
    this.#known = new Set(texts.flatMap((text) => [...readWords(text).stems]));
    for (const word of new Set(contentWords(question))) {
      if (FILLERS.has(word)) continue;
      const found = texts.filter((text) => this.#nearest(word, text) > 0).length;
      const rarity = Math.log(1 + (units.length + 1) / (Math.max(found, UNMET) + 0.5));
      weights.set(word, (isFrame(word) ? FRAME_WEIGHT : isLast && !last.has(word) ? BEFORE : 1) * rarity);
    }
    // What is asked for counts no less than what it is asked of.
    const focus = focusOf(clause);
    if (focus !== undefined && weights.has(focus)) weights.set(focus, Math.max(...weights.values()));
    this.#weights = weights;
    this.#total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  }

  /** The share of the question's weight that a sentence and its surroundings cover, 0 to 1: for each word the best place. */
  score(unit: Unit): number {
    return this.#share((word) => Math.max(this.meets(word, unit), this.#isBegun(word, unit) ? BEGUN : 0));
  }

  /** Rates how well a sentence, its surroundings, or what it states meets a word of the question. */
  meets(word: string, unit: Unit): number {
    if (unit.ranges.some(({ holds, met }) => holds && met.includes(word))) return 1;
    const isStated = this.#wanted.some(({ words, states }) => words.has(word) && states.test(fold(unit.text)));
    return Math.max(this.stands(word, unit), isStated ? SYNONYM : 0);
  }

  /** The same by the words of the sentence and its surroundings alone. */
  stands(word: string, unit: Unit): number {
    return Math.max(...PLACES.map((place) => NEAR[place] * this.#nearest(word, unit[place])));
  }

  /** Number of topic words in the question. */
  get topics(): number {
    return [...this.#weights.keys()].filter((word) => !isFrame(word)).length;
  }

  /** The same by a text's own words alone. */
  coverage(text: string): number {
    return this.#share((word) => this.#nearest(word, text));
  }

  /** The share of a text's own words that meet one of the question. */
  pertinence(text: string): number {
    const { stems } = this.#wordsOf(text);
    const pertinent = [...stems].filter((word) => this.wordsIn(word).length > 0);
    return stems.size === 0 ? 0 : pertinent.length / stems.size;
  }

  /** The words of the question that a text has. */
  wordsIn(text: string): string[] {
    return [...this.#weights.keys()].filter((word) => this.#nearest(word, text) > 0);
  }

  #share(met: (word: string) => number): number {
    if (this.#total === 0) return 0;
    return [...this.#weights].reduce((sum, [word, weight]) => sum + weight * met(word), 0) / this.#total;
  }

  #isBegun(word: string, { heading, text }: Unit): boolean {
    return [heading, keyOf(text)].some((place) => beginsWithOne(word, this.#wordsOf(place).stems));
  }

  #nearest(word: string, text: string): number {
    const { stems, concepts, near } = this.#wordsOf(text);
    const known = near.get(word);
    if (known !== undefined) return known;
    const isSynonym = CONCEPTS.get(word)?.some((concept) => concepts.has(concept)) === true;
    const found = Math.max(nearness(word, stems, !this.#known.has(word)), isSynonym ? SYNONYM : 0);
    near.set(word, found);
    return found;
  }
}
