import type { RangeFound } from './withRanges.ts';

interface Rated {
  score: number;
  ranges: readonly RangeFound[];
}

/** Texts without those whose range does not hold the figure of a question, where the range of a neighbour that meets no less of it does. */
export function unbeaten<T extends Rated>(texts: readonly T[]): T[] {
  const best = new Map<string, number>();
  for (const { ranges, score } of texts) {
    for (const { group, holds } of ranges) if (holds) best.set(group, Math.max(best.get(group) ?? 0, score));
  }
  return texts.filter(
    ({ ranges, score }) => !ranges.some(({ group, holds }) => !holds && (best.get(group) ?? -1) >= score),
  );
}
