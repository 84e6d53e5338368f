import { expect, it } from 'vitest';
import { createStoredCharges } from './createStoredCharges.ts';

const one = { question: 'chat/one', id: '1' };
const two = { question: 'chat/two', id: '2' };

it('keeps what is noted of a counter until that is written', () => {
  const charges = createStoredCharges();
  charges.note('a', one);
  const written = charges.of('a');
  charges.note('a', two);
  charges.note('b', one);
  expect(charges.of('a')).toEqual([one, two]);
  charges.forget('a', written);
  expect(charges.of('a')).toEqual([two]);
  charges.forget('a', [two]);
  expect([charges.of('a'), charges.of('b')]).toEqual([[], [one]]);
});

it('remembers no more than 1,000 counters, and those that were noted last', () => {
  const charges = createStoredCharges();
  for (let n = 0; n < 1000; n += 1) charges.note(`counter-${n}`, one);
  charges.note('counter-0', two);
  charges.note('counter-1000', one);
  expect(charges.of('counter-1')).toEqual([]);
  expect(charges.of('counter-0')).toEqual([one, two]);
  expect(charges.of('counter-1000')).toEqual([one]);
});
