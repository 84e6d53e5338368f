import { expect, it } from 'vitest';
import { type Candidate, rankPassages } from './rankPassages.ts';

const GEMINI = { minScore: 0.55, lexicalWeight: 0.1, passages: 16 };
const LOCAL = { minScore: 0.3, lexicalWeight: 0.5, passages: 6 };

function candidate(chunkId: string, similarity: number, text: string, sourceId = chunkId): Candidate {
  const place = { sourceName: '', heading: '', page: null, url: null, question: null, isFaq: false };
  return { chunkId, sourceId, similarity, text, ...place };
}

const names = (found: readonly Candidate[]) => found.map(({ chunkId }) => chunkId);

it('finds a German passage for an English question by its vector, though others share the words', () => {
  const candidates = [
    candidate('right', 0.78, 'Eine Reparatur des Reißverschlusses dauert sieben Tage.'),
    candidate('wrong', 0.66, 'How long does a delivery take? A delivery takes three days.'),
    candidate('other', 0.6, 'How long is a repair guaranteed? A repair is guaranteed for a year.'),
  ];
  expect(names(rankPassages('How long does a repair take?', candidates, GEMINI))[0]).toBe('right');
});

it('lets words decide between passages that are equally near', () => {
  const candidates = [candidate('a', 0.7, 'We repair tents.'), candidate('b', 0.7, 'We repair zips for 18 euros.')];
  expect(names(rankPassages('What does repairing zips cost in euros?', candidates, GEMINI))).toEqual(['b', 'a']);
});

it('leaves out what is too far away, and gives as many as an answer may draw on', () => {
  const many = Array.from({ length: 30 }, (_, i) => candidate(`${i}`, 0.6 + i / 1000, 'Text', `source-${i}`));
  expect(rankPassages('x', [...many, candidate('far', 0.5, 'Text')], GEMINI)).toHaveLength(16);
  expect(rankPassages('x', many, LOCAL)).toHaveLength(6);
  expect(rankPassages('x', [candidate('far', 0.5, 'Text')], GEMINI)).toEqual([]);
});
