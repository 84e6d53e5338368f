import { expect, it } from 'vitest';
import { isUnusual } from './isUnusual.ts';

it.each([
  [29, 0, 'trial', false],
  [30, 0, 'trial', true],
  [30, 3, 'trial', false],
  [31, 3, 'trial', true],
  [39, 0, 'starter', false],
  [40, 0, 'starter', true],
  [799, 1, 'business', false],
  [800, 1, 'business', true],
  [800, 80, 'business', false],
] as const)('%i answers in an hour where %i are usual, on the plan %s: %s', (answers, usual, plan, expected) => {
  expect(isUnusual(answers, usual, plan)).toBe(expected);
});
