import { LIMITS } from '@parlance/domain/limits';
import { expect, it } from 'vitest';
import { withSuggestion } from './withSuggestion.ts';

it('puts a suggested reply into an empty field, below what is written already, and once', () => {
  const suggested = 'It costs 18 euros.';
  const alone = withSuggestion({ text: ' ' }, suggested);
  expect(alone).toEqual({ text: suggested, suggested });
  expect(withSuggestion(alone, suggested)).toEqual(alone);
  const greeted = withSuggestion({ text: 'Dear Ada,\n' }, suggested);
  expect(greeted.text).toBe(`Dear Ada,\n\n${suggested}`);
  expect(withSuggestion(greeted, suggested)).toEqual(greeted);
});

it('keeps what is written where both do not fit', () => {
  const own = 'a'.repeat(LIMITS.qaAnswerCharacters - 4);
  expect(withSuggestion({ text: own }, 'It costs 18 euros.').text).toBe(`${own}\n\nIt`);
});
