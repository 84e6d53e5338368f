import { expect, it } from 'vitest';
import { isNewDay } from './isNewDay.ts';

it('begins a day with the first message and after midnight, by the zone’s clock', () => {
  const isNew = (at: string, before: string) => isNewDay(new Date(at), new Date(before), 'Europe/Berlin');
  expect(isNewDay(new Date('2026-11-20T12:00Z'), undefined, 'UTC')).toBe(true);
  expect(isNew('2026-11-20T22:59Z', '2026-11-19T23:00Z')).toBe(false);
  expect(isNew('2026-11-20T23:00Z', '2026-11-20T22:59Z')).toBe(true);
  expect(isNew('2026-11-20T12:00Z', '2025-11-20T12:00Z')).toBe(true);
});
