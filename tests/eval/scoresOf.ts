import type { Outcome } from './outcome.ts';

// A type and not an interface: its figures are read by name. Those that do not apply are missing.
export type Scores = {
  questions: number;
  /** Share of the answerable questions whose right passage is the first, or among the first five. */
  recallAt1?: number;
  recallAt5?: number;
  miniSearchAt1?: number;
  miniSearchAt5?: number;
  /** Share of the answerable questions whose answer holds what is right, and whose first sentence does. */
  contained?: number;
  first?: number;
  /** Sentences of an answer, on average. */
  sentences?: number;
  /** Share of the sentences of answers that are to the point. */
  relevant?: number;
  /** Share of the questions without an answer that are refused. */
  refused?: number;
  /** Share of the answerable questions without an answer for which the passages that are shown hold what is right. */
  helped?: number;
  /** Share of the questions that are rightly refused to which passages are shown all the same. */
  offered?: number;
  /** Share of the citations whose quote stands in the passage that they name. */
  citations?: number;
  /** Median time of an answer. */
  milliseconds: number;
};

function share(hits: number, total: number): number {
  return Math.round((hits / total) * 1000) / 1000;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 10) / 10;
}

/** Questions and what became of them, in figures. */
export function scoresOf(outcomes: readonly Outcome[]): Scores {
  const answerable = outcomes.filter(({ documentId }) => documentId !== null);
  const unanswerable = outcomes.filter(({ documentId }) => documentId === null);
  const answered = answerable.filter(({ text }) => text !== '');
  const silent = answerable.filter(({ text }) => text === '');
  const refused = unanswerable.filter(({ text }) => text === '');
  const spoken = answered.reduce((sum, { sentences }) => sum + sentences, 0);
  const off = answered.reduce((sum, { irrelevant }) => sum + irrelevant, 0);
  const citations = outcomes.flatMap((outcome) => outcome.citations);
  const of = (isHit: (outcome: Outcome) => boolean) => share(answerable.filter(isHit).length, answerable.length);
  const within = (place: number, last: number) => place > 0 && place <= last;
  return {
    questions: outcomes.length,
    ...(answerable.length > 0 && {
      recallAt1: of(({ place }) => within(place, 1)),
      recallAt5: of(({ place }) => within(place, 5)),
      miniSearchAt1: of(({ miniSearchPlace }) => within(miniSearchPlace, 1)),
      miniSearchAt5: of(({ miniSearchPlace }) => within(miniSearchPlace, 5)),
      contained: of(({ isContained }) => isContained),
      first: of(({ isFirst }) => isFirst),
    }),
    ...(silent.length > 0 && { helped: share(silent.filter(({ isHelped }) => isHelped).length, silent.length) }),
    ...(refused.length > 0 && { offered: share(refused.filter(({ shown }) => shown !== '').length, refused.length) }),
    ...(answered.length > 0 && {
      sentences: share(spoken, answered.length),
      relevant: share(spoken - off, spoken),
    }),
    ...(unanswerable.length > 0 && {
      refused: share(refused.length, unanswerable.length),
    }),
    ...(citations.length > 0 && { citations: share(citations.filter(Boolean).length, citations.length) }),
    milliseconds: median(outcomes.map(({ milliseconds }) => milliseconds)),
  };
}
