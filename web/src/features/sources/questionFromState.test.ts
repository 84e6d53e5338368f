import { describe, expect, it } from 'vitest';
import { questionFromState } from './questionFromState.ts';

describe('questionFromState', () => {
  it.each([
    [{ question: 'Do you ship to Austria?' }, 'Do you ship to Austria?'],
    [{ question: 'x'.repeat(600) }, 'x'.repeat(500)],
    [{ question: 7 }, undefined],
    [{ email: 'ada@example.com' }, undefined],
    [null, undefined],
    ['question', undefined],
  ])('of %j is %j', (state, expected) => {
    expect(questionFromState(state)).toBe(expected);
  });
});
