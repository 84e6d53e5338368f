import { describe, expect, it } from 'vitest';
import { lastDays } from './lastDays.ts';

describe('lastDays', () => {
  it('ends with today, oldest first, over the end of a month', () => {
    expect(lastDays(3, Date.parse('2026-11-01T12:00:00Z'), 'Europe/Berlin')).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
  });

  it("goes by the organization's own midnight", () => {
    const now = Date.parse('2026-11-20T23:30:00Z');
    expect(lastDays(1, now, 'Europe/Berlin')).toEqual(['2026-11-21']);
    expect(lastDays(1, now, 'America/New_York')).toEqual(['2026-11-20']);
  });

  it('leaves out no day when the clocks change', () => {
    expect(lastDays(3, Date.parse('2026-10-26T00:30:00+01:00'), 'Europe/Berlin')).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
  });
});
