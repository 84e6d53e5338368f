import { describe, expect, it } from 'vitest';
import { combineQueries } from './combineQueries.ts';
import { isFollowUp } from './isFollowUp.ts';

describe('isFollowUp', () => {
  it.each(['and to Austria?', 'Und nach Österreich?', 'How long does it take?', 'What about boots?', 'Austria?'])(
    'knows that %j goes on from something',
    (text) => {
      expect(isFollowUp(text)).toBe(true);
    },
  );

  it.each(['What does shipping cost?', 'Wie sind die Öffnungszeiten?', 'Do you repair tents?', 'Was kostet das Zelt?'])(
    'knows that %j stands alone',
    (text) => {
      expect(isFollowUp(text)).toBe(false);
    },
  );
});

describe('combineQueries', () => {
  it.each([
    ['What does shipping to Germany cost?', 'and to Austria?', 'What does shipping to Austria cost?'],
    ['Was kostet der Versand nach Deutschland?', 'Und nach Österreich?', 'Was kostet der Versand nach Österreich?'],
    ['Do you ship to Norway?', 'What about to the UK?', 'Do you ship to the UK?'],
    [
      'What does a zip repair cost?',
      'And how long does it take?',
      'What does a zip repair cost? And how long does it take?',
    ],
  ])('makes %j with %j whole', (previous, text, whole) => {
    expect(combineQueries(previous, text)).toBe(whole);
  });
});
