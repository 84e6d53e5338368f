import { expect, it } from 'vitest';
import { meanCsat } from './meanCsat.ts';

it('is the mean of what was said, with the number of answers, and null without any', () => {
  expect(meanCsat({})).toEqual({ mean: null, answers: 0 });
  expect(meanCsat({ 5: 3, 2: 1 })).toEqual({ mean: 4.25, answers: 4 });
  expect(meanCsat({ 1: 0 })).toEqual({ mean: null, answers: 0 });
});
