import { expect, it } from 'vitest';
import { withoutMarks } from './withoutMarks.ts';

it('takes the marks out of an answer and leaves other brackets alone', () => {
  expect(withoutMarks('It costs 18 euros [1]. It takes 7 days [2][3].')).toBe('It costs 18 euros. It takes 7 days.');
  expect(withoutMarks('See [terms], [2026] and [a1].')).toBe('See [terms], [2026] and [a1].');
});
