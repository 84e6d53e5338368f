import { LATENCY_BOUNDS_MS } from './LATENCY_BOUNDS_MS.ts';

/** The index of the bucket of `LATENCY_BOUNDS_MS` that a duration in milliseconds belongs to: the first whose bound it stays below. */
export function latencyBucket(ms: number): number {
  const index = LATENCY_BOUNDS_MS.findIndex((bound) => ms < bound);
  return index === -1 ? LATENCY_BOUNDS_MS.length : index;
}
