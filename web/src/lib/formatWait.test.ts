import { expect, it } from 'vitest';
import { formatWait } from './formatWait.ts';

it.each([
  [0, 'en', '0 sec'],
  [59_400, 'en', '59 sec'],
  [59_400, 'de', '59 Sek.'],
  [90_000, 'en', '1.5 min'],
  [90_000, 'de', '1,5 Min.'],
  [180_000, 'de', '3 Min.'],
  [3_600_000, 'en', '1 hr'],
  [9_000_000, 'de', '2,5 Std.'],
])('%d milliseconds in %s are %s', (milliseconds, locale, text) => {
  expect(formatWait(milliseconds, locale)).toBe(text);
});
