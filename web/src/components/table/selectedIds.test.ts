import { describe, expect, it } from 'vitest';
import { selectedIds } from './selectedIds.ts';

const ROWS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('selectedIds', () => {
  it('are the chosen rows, without those that are gone', () => {
    expect(selectedIds({ type: 'include', ids: new Set(['c', 'gone', 'a']) }, ROWS)).toEqual(['a', 'c']);
  });

  it('are all but those that a selection of everything leaves out', () => {
    expect(selectedIds({ type: 'exclude', ids: new Set(['b']) }, ROWS)).toEqual(['a', 'c']);
  });
});
