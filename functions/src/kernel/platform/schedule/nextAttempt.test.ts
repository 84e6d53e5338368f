import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { expect, it } from 'vitest';
import { nextAttempt } from './nextAttempt.ts';

const SINCE = new Date('2026-11-21T00:00:00Z');
const PATIENCE = { firstMs: MINUTE_MS, maxMs: HOUR_MS, patienceMs: DAY_MS };

it('tries after a minute, then after pauses that double up to an hour, for a day', () => {
  const pauses: number[] = [];
  let now = SINCE;
  for (let next = nextAttempt(SINCE, now, PATIENCE); next !== undefined; next = nextAttempt(SINCE, now, PATIENCE)) {
    pauses.push((next.getTime() - now.getTime()) / MINUTE_MS);
    now = next;
  }
  expect(pauses.slice(0, 9)).toEqual([1, 1, 2, 4, 8, 16, 32, 60, 60]);
  expect(Math.max(...pauses)).toBe(60);
  expect(now.getTime() - SINCE.getTime()).toBeGreaterThanOrEqual(DAY_MS);
});
