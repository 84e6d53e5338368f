import { describe, expect, it } from 'vitest';
import { type Cursor, cursorOf, withNextStart } from './pageStarts.ts';

const cursor = (id: string): Cursor => ({ value: id.length, id });

describe('cursorOf', () => {
  it('names the value that the query is ordered by, and the document', () => {
    expect(cursorOf({ id: 'b', fields: { name: 'Prices', size: 3 } }, 'name')).toEqual({ value: 'Prices', id: 'b' });
  });
});

describe('withNextStart', () => {
  it('learns where the next page begins', () => {
    const starts = withNextStart(withNextStart(new Map(), 0, cursor('a')), 1, cursor('b'));
    expect([...starts]).toEqual([
      [1, cursor('a')],
      [2, cursor('b')],
    ]);
  });

  it('forgets the pages behind one that has moved', () => {
    const starts = new Map([
      [1, cursor('a')],
      [2, cursor('b')],
      [3, cursor('c')],
    ]);
    expect([...withNextStart(starts, 1, cursor('new')).keys()]).toEqual([1, 2]);
  });

  it('is the same map when nothing is new', () => {
    const starts = new Map([[1, cursor('a')]]);
    expect(withNextStart(starts, 0, cursor('a'))).toBe(starts);
  });

  it('learns of a page that was opened without the ones before it', () => {
    expect([...withNextStart(new Map(), 4, cursor('e')).keys()]).toEqual([5]);
  });
});
