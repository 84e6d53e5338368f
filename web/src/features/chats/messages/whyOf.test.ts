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
  expect(whyOf({ ...answer, passages: [...answer.passages], calls: [] })).toBe(why);
});

it.each([
  ['answered', 'done', 'action-done'],
  ['answered', 'asked', 'action-asked'],
  ['small-talk', 'declined', 'action-declined'],
  ['refused', 'failed', 'action-failed'],
  ['refused', 'done', 'refused-near'],
] as const)('%s with a call that was %s', (verdict, status, why) => {
  expect(whyOf({ verdict, revised: false, passages: [...passages], calls: [{ status }] })).toBe(why);
});
