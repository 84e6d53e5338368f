import { describe, expect, it } from 'vitest';
import { recentActivity, toActivityPeriod } from './recentActivity.ts';

const NOW = Date.parse('2026-11-21T11:00:00Z');
const entries = [
  '2026-11-21T00:30:00+01:00',
  '2026-11-20T23:30:00+01:00',
  '2026-11-15T12:00:00Z',
  '2026-10-23T12:00:00Z',
].map((at) => ({ at: new Date(at) }));

describe('recentActivity', () => {
  it.each([
    ['today', 1],
    ['week', 3],
    ['month', 4],
  ] as const)("%s goes by the organization's calendar", (period, count) => {
    expect(recentActivity(entries, period, NOW, 'Europe/Berlin')).toEqual(entries.slice(0, count));
  });
});

describe('toActivityPeriod', () => {
  it('is today for anything unknown', () => {
    expect(['week', 'month', 'year', null].map(toActivityPeriod)).toEqual(['week', 'month', 'today', 'today']);
  });
});
