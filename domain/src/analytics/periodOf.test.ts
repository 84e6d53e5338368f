import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { figureReads } from './figureReads.ts';
import { periodOf, type PeriodPreset, previousPeriodOf } from './periodOf.ts';

function daysOf(preset: PeriodPreset, now: string, timezone: string): [string, string, number] {
  const { from, to, days } = periodOf(preset, new Date(now), timezone);
  return [from, to, days];
}

describe('periods by name (A-105)', () => {
  it.each([
    ['this-month', '2026-10-31T12:00:00Z', 'Europe/Berlin', ['2026-10-01', '2026-10-31', 31]],
    ['last-month', '2026-10-31T12:00:00Z', 'Europe/Berlin', ['2026-09-01', '2026-09-30', 30]],
    ['last-month', '2026-03-31T12:00:00Z', 'Europe/Berlin', ['2026-02-01', '2026-02-28', 28]],
    ['last-month', '2028-03-01T12:00:00Z', 'Europe/Berlin', ['2028-02-01', '2028-02-29', 29]],
    ['this-month', '2028-02-29T12:00:00Z', 'UTC', ['2028-02-01', '2028-02-29', 29]],
    ['last-month', '2026-01-01T00:30:00Z', 'UTC', ['2025-12-01', '2025-12-31', 31]],
    // The same moment is the 1st on one side of the date line and the 31st on the other.
    ['this-month', '2026-10-31T11:00:00Z', 'Pacific/Kiritimati', ['2026-11-01', '2026-11-01', 1]],
    ['this-month', '2026-11-01T06:30:00Z', 'America/Los_Angeles', ['2026-10-01', '2026-10-31', 31]],
    ['last-7', '2026-03-30T10:00:00Z', 'Europe/Berlin', ['2026-03-24', '2026-03-30', 7]],
    ['last-30', '2026-10-26T00:30:00Z', 'Europe/Berlin', ['2026-09-27', '2026-10-26', 30]],
    ['last-90', '2026-11-20T10:00:00Z', 'UTC', ['2026-08-23', '2026-11-20', 90]],
  ] as const)('%s at %s in %s', (preset, now, timezone, expected) => {
    expect(daysOf(preset, now, timezone)).toEqual(expected);
  });

  it.each([
    ['this-month', '2026-03-31T12:00:00Z', '2026-02-01', '2026-02-28'],
    ['this-month', '2026-11-20T12:00:00Z', '2026-10-01', '2026-10-20'],
    ['last-month', '2026-03-15T12:00:00Z', '2026-01-01', '2026-01-31'],
    ['last-7', '2026-11-20T12:00:00Z', '2026-11-07', '2026-11-13'],
    ['last-30', '2026-01-05T12:00:00Z', '2025-11-07', '2025-12-06'],
  ] as const)('%s at %s is compared with %s to %s', (preset, now, from, to) => {
    expect(previousPeriodOf(periodOf(preset, new Date(now), 'UTC'))).toMatchObject({ from, to });
  });
});

describe('periods by their days (A-107)', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const code = (from: string, to: string): unknown => {
    try {
      return periodOf({ from, to }, now, 'UTC').days;
    } catch (error) {
      return error instanceof AppError ? error.code : error;
    }
  };

  it.each([
    ['2026-11-20', '2026-11-20', 1],
    ['2025-11-20', '2026-11-20', 366],
    ['2025-11-19', '2026-11-20', 'period-too-long'],
    ['1926-11-20', '2026-11-20', 'period-too-long'],
    ['2026-11-20', '2026-11-19', 'period-reversed'],
    ['2026-11-20', '2026-11-21', 'period-in-future'],
    ['2026-02-29', '2026-11-20', 'invalid-input'],
    ['', '2026-11-20', 'invalid-input'],
    ['2026-1-1', '2026-11-20', 'invalid-input'],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(code(from, to)).toBe(expected);
  });

  it('end with the day of the organization, not with that of UTC', () => {
    const evening = new Date('2026-11-20T11:00:00Z');
    expect(periodOf({ from: '2026-11-21', to: '2026-11-21' }, evening, 'Pacific/Kiritimati').days).toBe(1);
    expect(() =>
      periodOf({ from: '2026-11-20', to: '2026-11-20' }, new Date('2026-11-20T03:00:00Z'), 'America/Los_Angeles'),
    ).toThrow('period-in-future');
  });
});

describe('what is read for a period', () => {
  it('is its days, and of a long one the months that are settled', () => {
    expect(figureReads({ from: '2026-08-23', to: '2026-11-20', days: 90 }, '2026-11-20')).toEqual({
      days: [{ from: '2026-08-23', to: '2026-11-20' }],
      months: [],
    });
    expect(figureReads({ from: '2025-11-21', to: '2026-11-20', days: 365 }, '2026-11-20')).toEqual({
      days: [
        { from: '2025-11-21', to: '2025-11-30' },
        { from: '2026-10-01', to: '2026-11-20' },
      ],
      months: [
        '2025-12',
        '2026-01',
        '2026-02',
        '2026-03',
        '2026-04',
        '2026-05',
        '2026-06',
        '2026-07',
        '2026-08',
        '2026-09',
      ],
    });
  });
});
