import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { isRevealed } from './isRevealed.ts';

const masking = { revealed: [paths.chat('o', 'h')] };

it('is the document that was asked for, and what is below it', () => {
  expect([paths.chat('o', 'h'), paths.messages('o', 'h')].map((path) => isRevealed(masking, path))).toEqual([
    true,
    true,
  ]);
});

it.each([
  paths.chats('o'),
  paths.chat('o', 'h2'),
  paths.messages('o', 'h2'),
  paths.lead('o', 'h'),
  paths.chat('p', 'h'),
])('is not %s', (path) => {
  expect(isRevealed(masking, path)).toBe(false);
});
