import { describe, expect, it } from 'vitest';
import { groupByDay } from './groupByDay.ts';

const at = (iso: string) => ({ at: new Date(iso) });
const late = at('2026-11-20T23:30:00Z');
const evening = at('2026-11-20T20:00:00Z');
const before = at('2026-11-19T10:00:00Z');

describe('groupByDay', () => {
  it('cuts days in the time zone of the organization', () => {
    expect(groupByDay([late, evening, before], 'Europe/Berlin')).toEqual([
      { key: '2026-11-21', entries: [late] },
      { key: '2026-11-20', entries: [evening] },
      { key: '2026-11-19', entries: [before] },
    ]);
    expect(groupByDay([late, evening, before], 'UTC').map(({ key }) => key)).toEqual(['2026-11-20', '2026-11-19']);
  });

  it('has no days where nothing happened', () => {
    expect(groupByDay([], 'UTC')).toEqual([]);
  });
});
