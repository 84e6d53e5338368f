import { describe, expect, it } from 'vitest';
import { readPeriod } from './readPeriod.ts';

const NOW = new Date('2026-11-20T23:30:00Z');

function read(search: string, timezone = 'Europe/Berlin') {
  return readPeriod(new URLSearchParams(search), NOW, timezone);
}

describe('readPeriod', () => {
  it("goes by the organization's days", () => {
    expect(read('period=last-7').period).toMatchObject({ from: '2026-11-15', to: '2026-11-21', days: 7 });
    expect(read('period=last-7', 'UTC').period).toMatchObject({ from: '2026-11-14', to: '2026-11-20' });
    expect(read('period=last-month').period).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });
  });

  it('takes the last 30 days for what is none', () => {
    expect(read('').period).toMatchObject({ preset: 'last-30', days: 30 });
    expect(read('period=forever').period.preset).toBe('last-30');
  });

  it('reads days of one’s own', () => {
    const { period, asked, problem } = read('period=custom&from=2026-10-05&to=2026-10-09');
    expect(period).toMatchObject({ preset: 'custom', from: '2026-10-05', to: '2026-10-09', days: 5 });
    expect(asked).toEqual({ from: '2026-10-05', to: '2026-10-09' });
    expect(problem).toBeUndefined();
  });

  it.each([
    ['from=2026-10-09&to=2026-10-05', 'period-reversed'],
    ['from=2026-10-09&to=2026-12-05', 'period-in-future'],
    ['from=2025-10-09&to=2026-11-05', 'period-too-long'],
    ['from=2026-10-09', 'invalid-input'],
  ])('says why %s is none and keeps the default', (days, code) => {
    const { period, asked, problem } = read(`period=custom&${days}`);
    expect(problem?.code).toBe(code);
    expect(period.preset).toBe('last-30');
    expect(asked?.from).toMatch(/-10-09$/);
  });
});
