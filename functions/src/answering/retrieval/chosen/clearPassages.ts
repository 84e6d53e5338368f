import type { RankedPassage } from '../rankPassages.ts';

/** Share of the best passage's lead over the least score from which on another one may say as much. */
const CLOSE = 0.5;

/**
 * The passages that are worth a model's reading: the first `enough`, and of the others those that come close to the best one. Where
 * none of them does, the scores are clear. `npm run bench -- passages` says what they leave out (docs/evaluation.md).
 * @param minScore The score from which on a passage is heard at all.
 */
export function clearPassages(
  ranked: readonly RankedPassage[],
  { minScore, enough }: { minScore: number; enough: number },
): RankedPassage[] {
  const lead = Math.max(...ranked.map(({ score }) => score)) - minScore;
  return ranked.filter(({ score }, place) => place < enough || score - minScore >= CLOSE * lead);
}
