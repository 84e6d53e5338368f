import { expect, it } from 'vitest';
import { periodStart, toActivityPeriod } from './activityPeriod.ts';

const NOW = Date.parse('2026-11-21T11:00:00Z');

it.each([
  ['today', '2026-11-20T23:00:00.000Z'],
  ['week', '2026-11-14T23:00:00.000Z'],
  // Clocks went back on the 25th.
  ['month', '2026-10-22T22:00:00.000Z'],
] as const)("%s begins at midnight of the organization's calendar", (period, start) => {
  expect(new Date(periodStart(period, NOW, 'Europe/Berlin')).toISOString()).toBe(start);
});

it('is today for anything unknown', () => {
  expect(['week', 'month', 'year', null].map(toActivityPeriod)).toEqual(['week', 'month', 'today', 'today']);
});
