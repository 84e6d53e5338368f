import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { expect, it } from 'vitest';
import { nextMailAttempt } from './nextMailAttempt.ts';

const CREATED = new Date('2026-11-21T00:00:00Z');

it('tries after a minute, then after pauses that double up to an hour, for a day', () => {
  const pauses: number[] = [];
  let now = CREATED;
  for (let next = nextMailAttempt({ createdAt: CREATED }, now); next !== undefined;) {
    pauses.push((next.getTime() - now.getTime()) / MINUTE_MS);
    now = next;
    next = nextMailAttempt({ createdAt: CREATED }, now);
  }
  expect(pauses.slice(0, 9)).toEqual([1, 1, 2, 4, 8, 16, 32, 60, 60]);
  expect(Math.max(...pauses) * MINUTE_MS).toBe(HOUR_MS);
  expect(now.getTime() - CREATED.getTime()).toBeGreaterThanOrEqual(DAY_MS);
});
