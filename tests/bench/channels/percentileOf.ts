/** Duration that a share (0 to 1) of some durations stays below, rounded to whole milliseconds; 0 of none. */
export function percentileOf(durations: readonly number[], share: number): number {
  const sorted = [...durations].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
