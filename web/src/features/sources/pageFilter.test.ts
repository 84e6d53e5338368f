import { describe, expect, it } from 'vitest';
import { readPageFilter, writePageFilter } from './pageFilter.ts';

describe('the filter of pages in the address', () => {
  it('is as at first where the address says nothing or nonsense', () => {
    const first = { status: undefined, page: 0 };
    expect(readPageFilter(new URLSearchParams('status=lost&page=-1'))).toEqual(first);
    expect(writePageFilter(first).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const filter = { status: 'failed', page: 2 } as const;
    expect(writePageFilter(filter).toString()).toBe('status=failed&page=3');
    expect(readPageFilter(writePageFilter(filter))).toEqual(filter);
  });
});
