import { describe, expect, it } from 'vitest';
import { readSourceFilter, writeSourceFilter } from './sourceFilter.ts';

const FIRST = { type: undefined, search: '', sort: 'created', page: 0 } as const;

describe('the filter in the address', () => {
  it('is as at first where the address says nothing, and the address says nothing of it', () => {
    expect(readSourceFilter(new URLSearchParams())).toEqual(FIRST);
    expect(writeSourceFilter(FIRST).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const filter = { type: 'qa', search: 'Größe & Preis', sort: 'name', page: 3 } as const;
    const written = writeSourceFilter(filter).toString();
    expect(written).toContain('page=4');
    expect(readSourceFilter(new URLSearchParams(written))).toEqual(filter);
  });

  it.each(['type=folder', 'sort=size', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1e999'])(
    'ignores what makes no sense: %s',
    (search) => {
      expect(readSourceFilter(new URLSearchParams(search))).toEqual(FIRST);
    },
  );
});
