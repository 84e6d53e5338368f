import { expect, it } from 'vitest';
import { sourceEarnings } from './sourceEarnings.ts';

it('has the most cited first, also one that is gone, and none that was not cited', () => {
  const sources = {
    a: { cited: 2, positive: 1, negative: 0 },
    b: { cited: 9, positive: 0, negative: 3 },
    c: { cited: 0, positive: 0, negative: 0 },
  };
  const known = [{ id: 'a', name: 'Prices.pdf', status: 'indexed' }];
  expect(sourceEarnings({ sources }, known)).toEqual([
    { id: 'b', name: undefined, cited: 9, positive: 0, negative: 3 },
    { id: 'a', name: 'Prices.pdf', cited: 2, positive: 1, negative: 0 },
  ]);
});
