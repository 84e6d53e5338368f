import { expect, it } from 'vitest';
import { lastDayDue } from './lastDayDue.ts';

it.each([
  ['2026-10-31T23:59:59.999Z', undefined],
  ['2026-11-01T00:00:00Z', '2026-11-30'],
  ['2026-11-30T23:59:59.999Z', '2026-11-30'],
  ['2026-12-01T00:00:00Z', undefined],
])('a card that is good through November is announced in its last 30 days: at %s %s', (now, day) => {
  const due = lastDayDue({ month: 11, year: 2026 }, new Date(now));
  expect(due?.toISOString().slice(0, 10)).toBe(day);
});

it.each([
  [12, 2026, '2026-12-20', '2026-12-31'],
  [2, 2028, '2028-02-10', '2028-02-29'],
  [1, 2027, '2027-01-02', '2027-01-31'],
])('knows the last day of month %i of %i', (month, year, now, day) => {
  expect(lastDayDue({ month, year }, new Date(now))?.toISOString().slice(0, 10)).toBe(day);
});
