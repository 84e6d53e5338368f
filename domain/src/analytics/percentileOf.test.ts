import { describe, expect, it } from 'vitest';
import { LATENCY_BOUNDS_MS } from './LATENCY_BOUNDS_MS.ts';
import { latencyBucket } from './latencyBucket.ts';
import { percentileOf } from './percentileOf.ts';

describe('a histogram of durations', () => {
  it('has each duration in the bucket whose bound it stays below', () => {
    expect([0, 49, 50, 99, 999, 1000, 29_999, 30_000, 900_000].map(latencyBucket)).toEqual([
      0, 0, 1, 1, 6, 7, 14, 15, 15,
    ]);
  });

  it('knows a share of durations by its bucket, spread evenly within it', () => {
    expect(percentileOf({ 1: 10 }, 0.5)).toBe(75);
    expect(percentileOf({ 1: 10 }, 1)).toBe(100);
    expect(percentileOf({ 0: 5, 2: 5 }, 0.5)).toBe(50);
    expect(percentileOf({ 0: 5, 2: 5 }, 0.75)).toBe(150);
    expect(percentileOf({ 15: 3 }, 0.95)).toBe(30_000);
    expect(percentileOf({}, 0.5)).toBeNull();
    expect(percentileOf({ 3: 0 }, 0.5)).toBeNull();
  });

  it('is never further from the true percentile than its bucket is wide', () => {
    const durations = Array.from({ length: 5000 }, (_, index) => (index * 7919) % 32_000);
    const histogram: Record<string, number> = {};
    for (const ms of durations) histogram[latencyBucket(ms)] = (histogram[latencyBucket(ms)] ?? 0) + 1;
    const sorted = durations.toSorted((a, b) => a - b);
    for (const share of [0.05, 0.5, 0.9]) {
      const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
      const index = latencyBucket(exact);
      const width = (LATENCY_BOUNDS_MS[index] ?? Infinity) - (LATENCY_BOUNDS_MS[index - 1] ?? 0);
      expect(Math.abs((percentileOf(histogram, share) ?? 0) - exact)).toBeLessThanOrEqual(width);
    }
  });
});
