import { describe, expect, it } from 'vitest';
import { citedNumbers, isSupported } from './checkSentence.ts';
import { evidenceOf } from './evidence.ts';
import { keepSupported } from './grounding/keepSupported.ts';

const EVIDENCE = evidenceOf(
  [
    'Delivery costs 4,90 € and takes 3-5 days. Call +49 761 555 0140 or write to hello@fern.example, see https://fern.example/help. ' +
      'Free from 1.250,00 € on. Open from 9 bis 18 Uhr, on Saturdays until 14.30 Uhr, closed on 24. Dezember and 13 May 2026. ' +
      'Returns are free within 14 days. Express costs 9,90 €. Pay by invoice, card or PayPal. The guarantee lasts two years.',
  ],
  'What about my order 1234567, and is it 3 € or 20 %?',
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
    'Am 13.05.2026 ist geschlossen.',
    'Rufen Sie 0761 5550140 an.',
    'See www.fern.example/help.',
    'You can send it back within two weeks (14 days).',
    'The guarantee lasts 24 months.',
    'There are three ways to pay: invoice, card and PayPal.',
    'Sie haben drei Möglichkeiten zu zahlen.',
    'Express costs 5 € more than delivery: 9.90 € instead of 4.90 €.',
    'For your order 1234567, returns are free within 14 days.',
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
    'Closed on 13 June 2026.',
    'Closed on 13 May 2027.',
    'Write to fern.example/pay.',
    'See https://fern.example/he.',
    'See fern.example.evil.example/help.',
    'You can send it back within three weeks.',
    'The guarantee lasts 3 years.',
    'It costs three euros.',
    'Express costs 4 € more: 9.90 € instead of 4.90 €.',
    'Yes, it is 3 €.',
    'You get 20 % off.',
    'There are four ways to pay.',
    'Open javascript://fern.example/help now.',
  ])('stops %j', (sentence) => {
    expect(isSupported(sentence, EVIDENCE)).toBe(false);
  });
});

it('reads marks', () => {
  expect(citedNumbers('A [1]. B [12].')).toEqual([1, 12]);
});

describe('keepSupported', () => {
  const keep = (sentence: string) => keepSupported(sentence, (text) => isSupported(text, EVIDENCE));

  it.each([
    ['Delivery costs 4.90 € [1].', 'Delivery costs 4.90 € [1].'],
    ['Delivery costs 4.90 € (about 6 dollars) [1].', 'Delivery costs 4.90 € [1].'],
    ['Delivery costs 4.90 €; it takes 8 days [1].', 'Delivery costs 4.90 € [1].'],
    ['Delivery costs 4.90 € – only 2 € for members [1].', 'Delivery costs 4.90 € [1].'],
    ['It takes 8 days; delivery costs 4.90 € [1].', undefined],
    ['It takes 8 days [1].', undefined],
  ])('keeps of %j %j', (sentence, kept) => {
    expect(keep(sentence)).toBe(kept);
  });
});
