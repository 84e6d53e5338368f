import { LATENCY_BOUNDS_MS } from './LATENCY_BOUNDS_MS.ts';

/**
 * The duration in milliseconds that a share (0 to 1) of the answers stayed below, by the buckets of `LATENCY_BOUNDS_MS`: within a
 * bucket durations are taken to be spread evenly. In the open bucket it is that bucket's lower bound, which is the least that can
 * be said. Null without answers.
 */
export function percentileOf(histogram: Readonly<Record<string, number>>, share: number): number | null {
  const counts = Array.from({ length: LATENCY_BOUNDS_MS.length + 1 }, (_, index) => histogram[String(index)] ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= 0) return null;
  const wanted = share * total;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= wanted) {
      const from = LATENCY_BOUNDS_MS[index - 1] ?? 0;
      const to = LATENCY_BOUNDS_MS[index] ?? from;
      return from + (to - from) * Math.max(0, (wanted - below) / count);
    }
    below += count;
  }
  return LATENCY_BOUNDS_MS.at(-1) ?? null;
}
