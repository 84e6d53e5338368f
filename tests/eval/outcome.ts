import type { EvalQuestion } from './corpus.ts';

/** Outcome of one question. */
export interface Outcome extends EvalQuestion {
  /** Query that was looked up. */
  query: string;
  /** The answer; empty where it was refused. */
  text: string;
  /** Passages that are shown instead; empty where none is near, and beside an answer. */
  shown: string;
  /** True if they hold what is right. */
  isHelped: boolean;
  milliseconds: number;
  /** Place of the right passage among those found, from 1; 0 where it is missing. */
  place: number;
  miniSearchPlace: number;
  isContained: boolean;
  isFirst: boolean;
  sentences: number;
  /** Sentences of the answer that are not to the point. */
  irrelevant: number;
  /** For each citation: whether its quote stands in the passage that it names. */
  citations: readonly boolean[];
}
