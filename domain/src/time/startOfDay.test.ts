import { expect, it } from 'vitest';
import { startOfDay } from './startOfDay.ts';

it.each([
  ['2026-11-20', 'UTC', 0, '2026-11-20T00:00:00.000Z'],
  ['2026-11-20', 'Europe/Berlin', 0, '2026-11-19T23:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', 0, '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', 1, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', 1, '2026-10-25T23:00:00.000Z'],
  ['2026-12-31', 'Pacific/Kiritimati', 1, '2026-12-31T10:00:00.000Z'],
  ['2026-11-20', 'Pacific/Pago_Pago', 0, '2026-11-20T11:00:00.000Z'],
  // The day has no midnight there: clocks go from 23:59:59 to 1.
  ['2026-09-06', 'America/Santiago', 0, '2026-09-06T04:00:00.000Z'],
])('%s in %s begins, %i days later, at %s', (day, timezone, daysLater, start) => {
  expect(startOfDay(day, timezone, daysLater).toISOString()).toBe(start);
});
