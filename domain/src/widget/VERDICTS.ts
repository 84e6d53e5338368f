/**
 * Kinds of answer. `verified`: the business's own answer to that question, word for word. `answered`: every sentence is in a passage.
 * `small-talk`: a greeting, thanks and the like. `suggested`: the passages that may help, where the sources do not plainly say.
 * `found`: passages too, or word that there are none, while no model may or can write. `refused`: the sources do not say. `incomplete`: it was cut and can be asked
 * again.
 */
export const VERDICTS = ['verified', 'answered', 'small-talk', 'suggested', 'found', 'refused', 'incomplete'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** True for what is given in place of an answer: the way to a person is shown beside it. */
export function isNoAnswer(verdict: Verdict): verdict is 'suggested' | 'found' | 'refused' {
  return verdict === 'suggested' || verdict === 'found' || verdict === 'refused';
}

/** True where the sources were asked and did not say it: a gap in them. */
export function isGap(verdict: Verdict): verdict is 'suggested' | 'refused' {
  return verdict === 'suggested' || verdict === 'refused';
}
