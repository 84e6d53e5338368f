/** Upper bounds of the buckets that answers are counted in by how long they took, in milliseconds. One more bucket is open. */
export const LATENCY_BOUNDS_MS = [
  50, 100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 8000, 12_000, 20_000, 30_000,
] as const;
