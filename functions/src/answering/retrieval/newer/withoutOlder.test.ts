import { expect, it } from 'vitest';
import type { Candidate } from '../rankPassages.ts';
import { withoutOlder } from './withoutOlder.ts';

function passage(chunkId: string, text: string, more: Partial<Candidate> = {}): Candidate {
  return {
    chunkId,
    sourceId: chunkId.slice(0, 3),
    sourceName: 'prices.md',
    heading: 'Lamps',
    page: null,
    place: { pageId: null, index: 0 },
    url: null,
    question: null,
    isFaq: false,
    hasRareWord: false,
    text,
    similarity: 0.8,
    ...more,
  };
}

const ADDED = new Map([
  ['old', 1],
  ['new', 2],
]);
const idsOf = (candidates: readonly Candidate[]) => withoutOlder(candidates, ADDED).map(({ chunkId }) => chunkId);

it('takes the newer of two files of one name, in whatever order they are found', () => {
  const older = passage('old1', 'The desk lamp costs 59 euros and takes two bulbs.');
  const newer = passage('new1', 'The desk lamp costs 64 euros and takes two bulbs.');
  expect(idsOf([older, newer])).toEqual(['new1']);
  expect(idsOf([newer, older])).toEqual(['new1']);
});

it('keeps what the newer one does not speak of', () => {
  const older = passage('old1', 'Repairs of garden furniture take three weeks.', { heading: 'Repairs' });
  const newer = passage('new1', 'The desk lamp costs 64 euros.');
  expect(idsOf([older, newer])).toEqual(['old1', 'new1']);
});

it('takes a file that has been deleted for the oldest', () => {
  const gone = passage('gon1', 'The desk lamp costs 59 euros.');
  const older = passage('old1', 'The desk lamp costs 64 euros.');
  expect(idsOf([gone, older])).toEqual(['old1']);
});

it.each([
  ['another name', { sourceName: 'prices-2.md' }],
  ['a page of a website', { place: { pageId: 'page', index: 0 } }],
  ['a question with its answer', { question: 'How much is the desk lamp?' }],
  ['an FAQ', { isFaq: true, place: null }],
])('lets %s be', (_what, more) => {
  const older = passage('old1', 'The desk lamp costs 59 euros.', more);
  const newer = passage('new1', 'The desk lamp costs 64 euros.');
  expect(idsOf([older, newer])).toEqual(['old1', 'new1']);
});
