import { describe, expect, it } from 'vitest';
import { combineQueries } from './combineQueries.ts';
import { isFollowUp } from './isFollowUp.ts';

describe('isFollowUp', () => {
  it.each([
    'and to Austria?',
    'Und nach Österreich?',
    'How long does it take?',
    'What about boots?',
    'Austria?',
    'Wie lange dauert das?',
    'Gibt es das auch in Blau?',
    'Kann ich diese zurückgeben?',
    'Do you ship these to Austria?',
    'Which one is cheaper?',
    'Is that available in Berlin?',
    'Can I return that after 30 days?',
    'How much does the second one cost?',
    'How much is that?',
    'Can they be washed?',
  ])('knows that %j goes on from something', (text) => {
    expect(isFollowUp(text)).toBe(true);
  });

  it.each([
    'What does shipping cost?',
    'Wie sind die Öffnungszeiten?',
    'Do you repair tents?',
    'Was kostet das Zelt?',
    'Was kostet das neue Zelt?',
    'was kostet das zelt?',
    'Is it possible to pay by invoice?',
    'How long does it take to ship a tent?',
    'I heard that you repair tents',
    'Haben Sie Schuhe, die wasserdicht sind?',
    'thanks',
    'Vielen Dank!',
    'Hello',
  ])('knows that %j stands alone', (text) => {
    expect(isFollowUp(text)).toBe(false);
  });
});

describe('combineQueries', () => {
  it.each([
    ['What does shipping to Germany cost?', 'and to Austria?', 'What does shipping to Austria cost?'],
    ['Was kostet der Versand nach Deutschland?', 'Und nach Österreich?', 'Was kostet der Versand nach Österreich?'],
    ['Was kostet der Versand nach Österreich?', 'Und in die Schweiz?', 'Was kostet der Versand in die Schweiz?'],
    ['What deposit do you take for a city bike?', 'And for an e-bike?', 'What deposit do you take for an e-bike?'],
    ['Haben Sie am Montag geöffnet?', 'Und am Mittwoch?', 'Haben Sie am Mittwoch geöffnet?'],
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
