import { describe, expect, it } from 'vitest';
import { isOpenAt } from './isOpenAt.ts';

const day = { from: '09:00', to: '17:30' };
/** Open from Monday to Friday, and on Sunday just before midnight. */
const HOURS = [day, day, day, day, day, null, { from: '23:00', to: '23:59' }];

describe('isOpenAt', () => {
  it.each([
    // Winter time in Berlin is an hour before UTC.
    ['a minute before opening', '2026-11-23T07:59:00Z', false],
    ['at opening', '2026-11-23T08:00:00Z', true],
    ['a minute before closing', '2026-11-23T16:29:59Z', true],
    ['at closing', '2026-11-23T16:30:00Z', false],
    ['on a day without hours', '2026-11-28T11:00:00Z', false],
    ['late on Sunday, which is Monday nowhere else', '2026-11-22T22:30:00Z', true],
    ['at midnight', '2026-11-22T23:00:00Z', false],
    ['in summer, when clocks are two hours ahead', '2026-07-20T07:00:00Z', true],
    ['an hour later in summer than the winter’s clock would say', '2026-07-20T15:45:00Z', false],
  ])('follows the clock of the time zone: %s', (_when, moment, expected) => {
    expect(isOpenAt({ hours: HOURS, closedDays: [] }, 'Europe/Berlin', new Date(moment))).toBe(expected);
  });

  it('is always true without hours, and never where all days are closed', () => {
    const now = new Date('2026-11-23T03:00:00Z');
    expect(isOpenAt({ hours: null, closedDays: [] }, 'Europe/Berlin', now)).toBe(true);
    expect(isOpenAt({ hours: HOURS.map(() => null), closedDays: [] }, 'Europe/Berlin', now)).toBe(false);
  });

  it('takes the weekday of the time zone', () => {
    const mondayInTokyo = new Date('2026-11-22T15:30:00Z');
    const hours = [{ from: '00:00', to: '01:00' }, null, null, null, null, null, null];
    expect(isOpenAt({ hours, closedDays: [] }, 'Asia/Tokyo', mondayInTokyo)).toBe(true);
    expect(isOpenAt({ hours, closedDays: [] }, 'Europe/Berlin', mondayInTokyo)).toBe(false);
  });

  it('is closed on a closed day, from its first moment to its last, with hours and without', () => {
    const closedDays = [{ from: '2026-11-23', to: '2026-11-24' }];
    const openAt = (moment: string, hours: typeof HOURS | null) =>
      isOpenAt({ hours, closedDays }, 'Europe/Berlin', new Date(moment));
    expect(openAt('2026-11-23T10:00:00Z', HOURS)).toBe(false);
    expect(openAt('2026-11-25T10:00:00Z', HOURS)).toBe(true);
    expect(openAt('2026-11-22T22:59:59Z', null)).toBe(true);
    expect(openAt('2026-11-22T23:00:00Z', null)).toBe(false);
    expect(openAt('2026-11-24T22:59:59Z', null)).toBe(false);
    expect(openAt('2026-11-24T23:00:00Z', null)).toBe(true);
  });
});
