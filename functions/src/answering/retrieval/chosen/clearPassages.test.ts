import { expect, it } from 'vitest';
import { clearPassages } from './clearPassages.ts';
import { passageOf } from '../../../../../tests/functions/support/answering/passageOf.ts';

const scored = (...scores: readonly number[]) =>
  scores.map((score, index) => passageOf({ chunkId: String(index), score }));

const kept = (...scores: readonly number[]) =>
  clearPassages(scored(...scores), { minScore: 0.5, enough: 2 }).map(({ score }) => score);

it('keeps what is enough where the others are far behind, however few there are', () => {
  expect(kept(0.9, 0.6, 0.69, 0.55)).toEqual([0.9, 0.6]);
  expect(kept(0.9)).toEqual([0.9]);
  expect(kept()).toEqual([]);
});

it('keeps all that come close to the best, wherever a ranking has put it', () => {
  expect(kept(0.62, 0.6, 0.57, 0.56, 0.55)).toEqual([0.62, 0.6, 0.57, 0.56]);
  expect(kept(0.6, 0.6, 0.9, 0.71, 0.69)).toEqual([0.6, 0.6, 0.9, 0.71]);
});

it('hears the first ones although a rare word alone brought them', () => {
  expect(kept(0.4, 0.3, 0.2)).toEqual([0.4, 0.3]);
});
