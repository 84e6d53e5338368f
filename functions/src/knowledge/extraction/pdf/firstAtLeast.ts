/** The place of the first number that is at least `value`, among numbers from the least to the greatest. */
export function firstAtLeast(sorted: readonly number[], value: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? Infinity) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
