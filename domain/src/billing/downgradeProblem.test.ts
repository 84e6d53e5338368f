import { expect, it } from 'vitest';
import { downgradeProblem } from './downgradeProblem.ts';

const FITS = { chatbots: 1, seats: 1, trainingTokens: 1_000_000, messages: 2_000 };

it.each([
  [FITS, undefined],
  [
    { ...FITS, chatbots: 2 },
    { code: 'plan-chatbots', details: { current: 2, max: 1 } },
  ],
  [
    { ...FITS, seats: 2 },
    { code: 'plan-seats', details: { current: 2, max: 1 } },
  ],
  [
    { ...FITS, trainingTokens: 1_000_001 },
    { code: 'plan-training', details: { current: 1_000_001, max: 1_000_000 } },
  ],
  [
    { ...FITS, messages: 2_001 },
    { code: 'plan-messages', details: { current: 2_001, max: 2_000 } },
  ],
])('a plan has room up to its limits and not one more: %o', (use, problem) => {
  expect(downgradeProblem('starter', use)).toEqual(problem);
});
