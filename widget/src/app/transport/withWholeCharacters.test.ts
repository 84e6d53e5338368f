import { expect, it } from 'vitest';
import { withWholeCharacters } from './withWholeCharacters.ts';

it('sends no half of a character, and all others as they are (A-120)', () => {
  const input = { text: 'cut \uD83D', list: ['\uDE00', '\uD83D\uDE00 ä'], count: 1, none: null };
  expect(JSON.parse(JSON.stringify(input, withWholeCharacters))).toEqual({
    text: 'cut \uFFFD',
    list: ['\uFFFD', '\uD83D\uDE00 ä'],
    count: 1,
    none: null,
  });
});
