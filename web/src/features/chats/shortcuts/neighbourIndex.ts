/** Index that a step leads to in a list: from none to the first, and never beyond the ends. `current` is -1 for none. */
export function neighbourIndex(current: number, step: 1 | -1, count: number): number {
  if (current === -1) return 0;
  return Math.min(Math.max(current + step, 0), count - 1);
}
