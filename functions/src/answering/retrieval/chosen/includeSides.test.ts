import { expect, it } from 'vitest';
import { passageOf } from '../../../../../tests/functions/support/answering/passageOf.ts';
import { includeSides } from './includeSides.ts';
import { type Candidate, rankPassages } from '../rankPassages.ts';

const RANKING = { minScore: 0.1, lexicalWeight: 0.5, passages: 4 };

const candidate = (id: string, text: string, similarity: number): Candidate =>
  passageOf({ chunkId: id, sourceId: id, text, similarity });

const SOLO = Array.from({ length: 6 }, (_, n) => candidate(`solo${n}`, `Solo has price number ${n}.`, 0.9 - n / 100));
const STUDIO = candidate('studio', 'The Studio price is 24 euros.', 0.2);

it('has the passages about either thing that is compared, whatever is said of the other one', () => {
  const question = 'Is the price of Solo lower than that of Studio?';
  const best = rankPassages(question, [...SOLO, STUDIO], RANKING);
  expect(best.map(({ chunkId }) => chunkId)).not.toContain('studio');
  const sides = [
    { query: 'Is the price of Solo lower?', candidates: SOLO },
    {
      query: 'Is the price of Studio lower?',
      candidates: [{ ...STUDIO, similarity: 0.7 }, ...SOLO.map((solo) => ({ ...solo, similarity: 0.5 }))],
    },
  ];
  const found = includeSides(best, sides, RANKING).map(({ chunkId }) => chunkId);
  expect(found).toContain('studio');
  expect(found).toContain('solo0');
  expect(found).toHaveLength(4);
  expect(new Set(found).size).toBe(4);
});

it('leaves everything as it is where nothing is compared', () => {
  const best = rankPassages('What does Solo cost?', SOLO, RANKING);
  expect(includeSides(best, [], RANKING)).toEqual(best);
});
