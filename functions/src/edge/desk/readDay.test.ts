import { expect, it } from 'vitest';
import { readDay } from './readDay.ts';

it.each([
  ['2026-12-31', '2026-12-31'],
  [' 31.12.2026 ', '2026-12-31'],
  ['1. 3. 2027', '2027-03-01'],
  ['2028-02-29', '2028-02-29'],
])('reads %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it.each([
  '',
  'soon',
  '2027-02-29',
  '31.11.2026',
  '0.0.2026',
  '12/31/2026',
  '2026-13-01',
  '31.12.26',
  '2026-12-31T10:00',
])('knows no day in "%s"', (text) => {
  expect(readDay(text)).toBeUndefined();
});
