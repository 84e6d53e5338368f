import { describe, expect, it } from 'vitest';
import { citedNumbers, dropUnknownMarks, isSupported } from './checkSentence.ts';
import { readFacts } from './readFacts.ts';

const EVIDENCE = readFacts(
  'Delivery costs 4,90 € and takes 3-5 days. Call +49 761 555 0140 or write to hello@fern.example, see https://fern.example/help. ' +
    'Free from 1.250,00 € on. Open from 9 bis 18 Uhr, on Saturdays until 14.30 Uhr, closed on 24. Dezember and 3 May 2026.',
);

describe('isSupported', () => {
  it.each([
    'Delivery costs 4.90 € [1].',
    'It takes 3 to 5 days [2].',
    'Write to hello@fern.example.',
    'See https://fern.example/help.',
    'We deliver gladly.',
    'Three to five days.',
    'Free from €1,250 on.',
    'Free from 1250 euros on.',
    'We are open from 9 am to 6 pm.',
    'Samstags bis 14:30 Uhr.',
    'Closed on December 24.',
    'Am 03.05.2026 ist geschlossen.',
    'Rufen Sie 0761 5550140 an.',
    'See www.fern.example/help.',
  ])('lets %j through', (sentence) => {
    expect(isSupported(sentence, EVIDENCE)).toBe(true);
  });

  it.each([
    'Delivery costs 5.90 € [1].',
    'It takes 7 days.',
    'Write to help@evil.example.',
    'See https://evil.example/help.',
    'See www.evil.example now.',
    'Call +49 761 555 0141.',
    'It costs 490 €.',
    'It costs 90 €.',
    'It costs 4,90 $.',
    'It takes seven days.',
    'Open until 7 pm.',
    'Open until 18:30.',
    'Closed on 3 June 2026.',
    'Closed on 3 May 2027.',
    'Write to fern.example/pay.',
    'See https://fern.example/he.',
    'See fern.example.evil.example/help.',
    'Open javascript://fern.example/help now.',
  ])('stops %j', (sentence) => {
    expect(isSupported(sentence, EVIDENCE)).toBe(false);
  });
});

it('reads marks and drops those that point nowhere', () => {
  expect(citedNumbers('A [1]. B [12].')).toEqual([1, 12]);
  expect(dropUnknownMarks('A [1] and B [7].', new Set([1]))).toBe('A [1] and B.');
});
