import type { Figure } from './readFigures.ts';

function isSame(one: Figure, other: Figure): boolean {
  if (one.unit !== null && other.unit !== null && one.unit !== other.unit) return false;
  return [...one.readings].some((reading) => other.readings.has(reading));
}

/**
 * True if each of the figures stands among the others, each for one alone, or as one of the words. By augmenting paths: what a figure
 * may be is given to it in the way that leaves the others theirs.
 */
export function covers(figures: readonly Figure[], others: readonly Figure[], words: ReadonlySet<string>): boolean {
  const takenBy = new Map<number, number>();
  const find = (figure: number, seen: Set<number>): boolean =>
    others.some((other, place) => {
      const wanted = figures[figure];
      if (wanted === undefined || seen.has(place) || !isSame(wanted, other)) return false;
      seen.add(place);
      const holder = takenBy.get(place);
      if (holder !== undefined && !find(holder, seen)) return false;
      takenBy.set(place, figure);
      return true;
    });
  return figures.every(
    ({ readings }, figure) => find(figure, new Set()) || [...readings].some((one) => words.has(one)),
  );
}
