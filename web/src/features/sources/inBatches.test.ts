import { describe, expect, it } from 'vitest';
import { inBatches } from './inBatches.ts';

describe('inBatches', () => {
  it.each([
    [[], []],
    [[[1, 2]], [1, 2]],
    [
      [[1, 2], [3]],
      [1, 2, 3],
    ],
  ])('gives %j for %j by twos', (batches, items) => {
    expect(inBatches(items, 2)).toEqual(batches);
  });
});
