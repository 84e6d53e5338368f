import { expect, it } from 'vitest';
import { nextOpening } from './nextOpening.ts';

const day = { from: '09:00', to: '17:30' };
const WEEK = [day, day, day, day, day, null, null];
const BERLIN = 'Europe/Berlin';
const CHRISTMAS = { from: '2026-12-24', to: '2027-01-01' };

it.each([
  ['before the day begins', '2026-11-23T05:00:00Z', '2026-11-23T08:00:00.000Z'],
  ['after it has ended', '2026-11-23T17:00:00Z', '2026-11-24T08:00:00.000Z'],
  ['over a weekend', '2026-11-27T17:00:00Z', '2026-11-30T08:00:00.000Z'],
  ['over closed days and the weekend after them', '2026-12-23T17:00:00Z', '2027-01-04T08:00:00.000Z'],
])('%s: %s', (_when, moment, expected) => {
  const opening = { hours: WEEK, closedDays: [CHRISTMAS] };
  expect(nextOpening(opening, BERLIN, new Date(moment))?.toISOString()).toBe(expected);
});

it.each([
  ['forward', '2026-03-28T20:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['back', '2026-10-24T20:00:00Z', '2026-10-25T08:00:00.000Z'],
])('goes by the clock on a day on which it is put %s', (_where, moment, expected) => {
  const opening = { hours: [null, null, null, null, null, null, day], closedDays: [] };
  expect(nextOpening(opening, BERLIN, new Date(moment))?.toISOString()).toBe(expected);
});

it('is the midnight after closed days where there are no hours', () => {
  const closed = { hours: null, closedDays: [{ from: '2026-11-23', to: '2026-11-23' }] };
  expect(nextOpening(closed, BERLIN, new Date('2026-11-23T12:00:00Z'))?.toISOString()).toBe('2026-11-23T23:00:00.000Z');
});

it('is null where it never opens', () => {
  const never = { hours: WEEK.map(() => null), closedDays: [] };
  expect(nextOpening(never, BERLIN, new Date('2026-11-23T12:00:00Z'))).toBeNull();
});
