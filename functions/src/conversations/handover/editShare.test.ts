import { LIMITS } from '@parlance/domain/limits';
import { expect, it } from 'vitest';
import { editShare } from './editShare.ts';

it.each([
  ['It costs 18 euros.', 'It costs 18 euros.', 0],
  ['It costs 18 euros.', '  It costs 18 euros.\n', 0],
  ['It costs 18 euros.', 'It costs 19 euros.', 0.06],
  ['kitten', 'sitting', 0.43],
  ['abcd', 'bcda', 0.5],
  ['', 'Hello', 1],
  ['abc', 'xyz', 1],
  ['', '', 0],
])('of %j, sent as %j, %d was changed', (draft, sent, share) => {
  expect(editShare(draft, sent)).toBe(share);
});

it('compares the longest texts that differ from end to end', () => {
  const length = LIMITS.qaAnswerCharacters;
  expect(editShare('a'.repeat(length), 'b'.repeat(length))).toBe(1);
});
