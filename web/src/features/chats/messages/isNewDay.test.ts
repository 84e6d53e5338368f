import { expect, it } from 'vitest';
import { isNewDay } from './isNewDay.ts';

it('begins a day with the first message and after midnight', () => {
  expect(isNewDay(new Date(2026, 10, 20, 12), undefined)).toBe(true);
  expect(isNewDay(new Date(2026, 10, 20, 23, 59), new Date(2026, 10, 20, 0))).toBe(false);
  expect(isNewDay(new Date(2026, 10, 21, 0), new Date(2026, 10, 20, 23, 59))).toBe(true);
  expect(isNewDay(new Date(2026, 10, 20), new Date(2025, 10, 20))).toBe(true);
});
