import { expect, it } from 'vitest';
import { monthsToRoll } from './monthsToRoll.ts';

it.each([
  ['2026-11-20', ['2026-11', '2026-10']],
  ['2026-11-02', ['2026-11', '2026-10', '2026-09']],
  ['2026-01-01', ['2026-01', '2025-12', '2025-11']],
  ['2028-02-29', ['2028-02', '2028-01']],
])('after %s: %s (A-105)', (yesterday, months) => {
  expect(monthsToRoll(yesterday)).toEqual(months);
});
