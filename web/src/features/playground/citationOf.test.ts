import { describe, expect, it } from 'vitest';
import { citationOf } from './citationOf.ts';

const passage = {
  chunkId: 'a-0',
  sourceId: 'a',
  sourceName: 'Prices',
  heading: '',
  text: 'A tent costs 90 euros.',
  score: 1,
};
const citation = {
  n: 2,
  sourceId: 'a',
  sourceName: 'Prices',
  heading: '',
  page: null,
  url: null,
  quote: 'Other words',
};

describe('citationOf', () => {
  it('goes by the number', () => {
    expect(citationOf(passage, 1, [citation])?.n).toBe(2);
    expect(citationOf(passage, 0, [citation])).toBeUndefined();
  });

  it('goes by the words where the number is another', () => {
    expect(citationOf(passage, 4, [{ ...citation, quote: 'A tent costs' }])?.n).toBe(2);
  });

  it('never takes the mark of another source', () => {
    expect(citationOf({ ...passage, sourceId: 'b' }, 1, [citation])).toBeUndefined();
  });
});
