import { describe, expect, it } from 'vitest';
import { isInHours } from './appliesNow.ts';

const NONE = 0;
const ALL = ['00:00', '23:59'] as const;
/** Saturday, 22:00 to 23:59, and Sunday until 02:00: one night. */
const NIGHT = [['00:00', '02:00'], NONE, NONE, NONE, NONE, NONE, ['22:00', '23:59']] as const;

function inBerlin(hours: Parameters<typeof isInHours>[0], moment: string): boolean {
  return isInHours(hours, 'Europe/Berlin', new Date(moment));
}

describe('hours of a rule', () => {
  it('are at any time without any', () => {
    expect(inBerlin(0, '2026-11-28T03:00:00Z')).toBe(true);
  });

  it.each([
    // Berlin is an hour ahead in winter.
    ['2026-11-28T20:59:00Z', false],
    ['2026-11-28T21:00:00Z', true],
    // Sunday began in Berlin; in UTC it is Saturday.
    ['2026-11-28T23:30:00Z', true],
    ['2026-11-29T00:59:59Z', true],
    ['2026-11-29T01:00:00Z', false],
  ])('go over midnight by the organization’s clock: %s is %s', (moment, expected) => {
    expect(inBerlin(NIGHT, moment)).toBe(expected);
  });

  it.each([
    // 25 October 2026, a Sunday: at 03:00 summer time ends, and 02:00 to 03:00 comes twice.
    ['2026-10-24T23:30:00Z', true],
    ['2026-10-25T00:00:00Z', false],
    ['2026-10-25T01:00:00Z', false],
    // 29 March 2026, a Sunday: 02:00 is 03:00.
    ['2026-03-29T00:59:00Z', true],
    ['2026-03-29T01:00:00Z', false],
  ])('follow the clock when it changes: %s is %s', (moment, expected) => {
    expect(inBerlin(NIGHT, moment)).toBe(expected);
  });

  it('are none on a day without', () => {
    const weekdays = [NONE, ALL, ALL, ALL, ALL, ALL, NONE] as const;
    expect(inBerlin(weekdays, '2026-11-28T12:00:00Z')).toBe(false);
    expect(inBerlin(weekdays, '2026-11-27T12:00:00Z')).toBe(true);
  });
});
