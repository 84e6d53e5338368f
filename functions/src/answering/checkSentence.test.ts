import { describe, expect, it } from 'vitest';
import { citedNumbers, dropUnknownMarks, isSupported } from './checkSentence.ts';

const EVIDENCE =
  'Delivery costs 4,90 € and takes 3-5 days. Call +49 761 1234 or write to hello@fern.example, see https://fern.example/help.';

describe('isSupported', () => {
  it.each([
    'Delivery costs 4.90 € [1].',
    'It takes 3 to 5 days [2].',
    'Write to hello@fern.example.',
    'See https://fern.example/help.',
    'We deliver gladly.',
  ])('lets %j through', (sentence) => {
    expect(isSupported(sentence, EVIDENCE)).toBe(true);
  });

  it.each([
    'Delivery costs 5.90 € [1].',
    'It takes 7 days.',
    'Write to help@evil.example.',
    'See https://evil.example/help.',
    'See www.evil.example now.',
    'Call +49 761 9999.',
  ])('stops %j', (sentence) => {
    expect(isSupported(sentence, EVIDENCE)).toBe(false);
  });
});

it('reads marks and drops those that point nowhere', () => {
  expect(citedNumbers('A [1]. B [12].')).toEqual([1, 12]);
  expect(dropUnknownMarks('A [1] and B [7].', new Set([1]))).toBe('A [1] and B.');
});
