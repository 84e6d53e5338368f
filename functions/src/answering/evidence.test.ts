import { expect, it } from 'vitest';
import { isSupported } from './checkSentence.ts';
import { evidenceOf } from './evidence.ts';

it('reads each text for itself: the end of one and the beginning of the next are no length of time', () => {
  const evidence = evidenceOf(['Our shop has the number 14', 'days off are announced in the window'], '');
  expect([...evidence.facts.durations]).toEqual([]);
  expect(isSupported('You can return it within two weeks [1].', evidence)).toBe(false);
});

it('joins what the texts state, however often they were read before', () => {
  const texts = ['Delivery takes 3 days and costs 5 €.', 'Shipping, returns and repairs are free.'];
  for (const round of [1, 2]) {
    const { facts, listLengths } = evidenceOf(texts, `Where is order 471100${round}?`);
    expect([[...facts.durations], [...facts.numbers], [...facts.currencies], [...listLengths]]).toEqual([
      ['4320 min'],
      ['5'],
      ['eur'],
      [3],
    ]);
  }
});
