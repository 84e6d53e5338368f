import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { incrementsOf } from './incrementsOf.ts';
import { isMonthSettled } from './isMonthSettled.ts';

it('increments what is not 0, at any depth', () => {
  const change = {
    messages: 1,
    failed: 0,
    depth: { quick: -1, medium: 1, deep: 0 },
    topics: {},
    sources: { a: { cited: 0 } },
  };
  expect(incrementsOf(change)).toEqual({
    messages: FieldValue.increment(1),
    depth: { quick: FieldValue.increment(-1), medium: FieldValue.increment(1) },
  });
  expect(incrementsOf({})).toEqual({});
});

it.each([
  ['2026-09-30', '2026-11-01T00:00:00Z', true],
  ['2026-10-01', '2026-11-30T23:00:00Z', false],
  ['2025-11-30', '2026-01-15T00:00:00Z', true],
  ['2025-12-01', '2026-01-15T00:00:00Z', false],
])('the month of %s is summed up no more at %s: %s', (day, now, expected) => {
  expect(isMonthSettled(day, new Date(now))).toBe(expected);
});
