import { expect, it } from 'vitest';
import { VOCABULARIES } from '../../../../kernel/vocabulary/VOCABULARIES.ts';
import { dayOfRule } from './dayOfRule.ts';

it.each([
  ['easter', 2024, '2024-03-31'],
  ['easter', 2026, '2026-04-05'],
  ['easter', 2038, '2038-04-25'],
  ['easter', 2285, '2285-03-22'],
  ['easter-48', 2027, '2027-02-08'],
  ['easter-2', 2027, '2027-03-26'],
  ['easter+39', 2025, '2025-05-29'],
  ['easter+60', 2026, '2026-06-04'],
  ['advent', 2028, '2028-12-24'],
  ['advent-21', 2026, '2026-11-29'],
  ['advent-32', 2026, '2026-11-18'],
  ['5.sun.2', 2026, '2026-05-10'],
  ['11.thu.4+1', 2026, '2026-11-27'],
  ['12-24', 2026, '2026-12-24'],
])('%s of %i is %s', (rule, year, day) => {
  expect(dayOfRule(rule, year).toISOString().slice(0, 10)).toBe(day);
});

it('knows the day of every name', () => {
  const lines = Object.values(VOCABULARIES).flatMap(({ questions }) => questions.holidays.trim().split('\n'));
  expect(lines.filter((line) => dayOfRule(line.split(' ')[0] ?? '', 2026).getUTCFullYear() !== 2026)).toEqual([]);
  expect(() => dayOfRule('whenever', 2026)).toThrow('whenever');
});
