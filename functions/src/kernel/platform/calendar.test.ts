import { expect, it } from 'vitest';
import { daysBetween } from './calendar.ts';

const days = (first: string, last: string, timezone = 'Europe/Berlin') => [
  ...daysBetween(new Date(first), new Date(last), timezone),
];

it('names the one day of a moment, in the time zone', () => {
  expect(days('2026-11-20T23:30:00Z', '2026-11-20T23:30:00Z')).toEqual(['2026-11-21']);
  expect(days('2026-11-20T23:30:00Z', '2026-11-20T23:30:00Z', 'UTC')).toEqual(['2026-11-20']);
});

it('names both days around midnight, and every one between', () => {
  expect(days('2026-11-20T22:59:00Z', '2026-11-20T23:00:00Z')).toEqual(['2026-11-20', '2026-11-21']);
  expect(days('2026-11-20T22:59:00Z', '2026-11-23T00:00:00Z')).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
});

it('skips none that has 23 hours', () => {
  // Clocks go forward on the 29th.
  expect(days('2026-03-28T22:30:00Z', '2026-03-30T10:00:00Z')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
});
