import { expect, it } from 'vitest';
import { wordDiff } from './wordDiff.ts';

/** Removed in brackets, added in braces. */
function written(before: string, after: string): string {
  const marks = { same: ['', ''], removed: ['[', ']'], added: ['{', '}'] } as const;
  return wordDiff(before, after)
    .map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`)
    .join('');
}

it.each([
  ['Be brief.', 'Be brief.', 'Be brief.'],
  ['', 'Be brief.', '{Be brief.}'],
  ['Be brief.', '', '[Be brief.]'],
  ['Be very brief.', 'Be brief.', 'Be [very ]brief.'],
  ['Answer in one sentence only.', 'Answer in two sentences only.', 'Answer in [one sentence ]{two sentences }only.'],
  ['a b c d e', 'a x c y e', 'a [b ]{x }c [d ]{y }e'],
])('%s → %s', (before, after, expected) => {
  expect(written(before, after)).toBe(expected);
});

it('says of very long texts that the middle was replaced', () => {
  const text = (word: string) => `Start ${`${word} `.repeat(3000)}end`;
  const parts = wordDiff(text('old'), text('new'));
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});
