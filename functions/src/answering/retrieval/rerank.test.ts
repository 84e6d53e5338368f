import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passageOf } from '../../../../tests/functions/support/answering/passageOf.ts';
import { rerank } from './rerank.ts';
import type { AiProvider } from '../../ai/AiProvider.ts';
import type { RankedPassage } from './rankPassages.ts';

const PASSAGES = ['parking', 'opening hours', 'shipping to Austria'].map((text, place) =>
  passageOf({ chunkId: String(place), sourceName: 'shop.md', heading: 'Shop', text, score: 0.8 - place / 10 }),
);
type Rank = NonNullable<AiProvider['rank']>;
const textsOf = (passages: readonly RankedPassage[]) => passages.map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('takes the best that the ranking names, with the scores that they had', async () => {
  const rank = vi.fn<Rank>(async () => [0.1, 0.3, 0.9]);
  const best = await rerank('Do you ship to Austria?', PASSAGES, { rank, passages: 2 });
  expect(textsOf(best)).toEqual(['shipping to Austria', 'opening hours']);
  expect(best[0]?.score).toBe(PASSAGES[2]?.score);
  const title = 'shop.md › Shop';
  expect(rank).toHaveBeenCalledWith(
    'Do you ship to Austria?',
    textsOf(PASSAGES).map((text) => ({ title, text })),
  );
});

it('keeps the order without a ranking, and asks none about a single passage', async () => {
  expect(await rerank('?', PASSAGES, { rank: null, passages: 2 })).toEqual(PASSAGES.slice(0, 2));
  const rank = vi.fn<Rank>(async () => []);
  await rerank('?', PASSAGES.slice(0, 1), { rank, passages: 2 });
  expect(rank).not.toHaveBeenCalled();
});

it('keeps the order where the ranking fails, and leaves it alone for a minute', async () => {
  const rank = vi.fn<Rank>(() => Promise.reject(new Error('away')));
  const asked = () => rerank('?', PASSAGES, { rank, passages: 3 });
  expect(await asked()).toEqual(PASSAGES);
  vi.advanceTimersByTime(59_000);
  expect(await asked()).toEqual(PASSAGES);
  expect(rank).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await asked();
  expect(rank).toHaveBeenCalledTimes(2);
});
