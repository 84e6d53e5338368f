import { expect, it } from 'vitest';
import { whyOf } from './whyOf.ts';

const passages = [{ chunkId: 'a', score: 1, sourceName: 'a.md' }];

it.each([
  [{ verdict: 'answered', revised: false, passages }, 'answered'],
  [{ verdict: 'verified', revised: false, passages: [] }, 'verified'],
  [{ verdict: 'refused', revised: false, passages }, 'refused-near'],
  [{ verdict: 'refused', revised: false, passages: [] }, 'refused-none'],
  [{ verdict: 'refused', revised: true, passages: [] }, 'revised'],
] as const)('%j', (answer, why) => {
  expect(whyOf({ ...answer, passages: [...answer.passages] })).toBe(why);
});
