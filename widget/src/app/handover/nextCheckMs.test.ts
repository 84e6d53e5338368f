import { expect, it } from 'vitest';
import { nextCheckMs } from './nextCheckMs.ts';

const MINUTE = 60_000;

it('looks often while a conversation goes on, then once a minute, then not any more', () => {
  expect(nextCheckMs(0)).toBe(8000);
  expect(nextCheckMs(MINUTE)).toBe(15_000);
  expect(nextCheckMs(10 * MINUTE)).toBe(MINUTE);
  expect(nextCheckMs(30 * MINUTE)).toBeUndefined();
});

it('costs a visitor who leaves the chat open at most sixty looks', () => {
  let quiet = 0;
  let looks = 0;
  for (let wait = nextCheckMs(quiet); wait !== undefined; wait = nextCheckMs(quiet)) {
    quiet += wait;
    looks += 1;
  }
  expect(looks).toBeLessThanOrEqual(60);
});
