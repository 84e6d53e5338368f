import { expect, it } from 'vitest';
import { markFigure } from './markFigure.ts';

it.each([
  ['Shipping costs 7 €.', '7 €', ['Shipping costs ', '7 €', '.']],
  ['Shipping costs 7 €.', '9 €', ['Shipping costs 7 €.', '', '']],
  ['Shipping costs 7 €.', '', ['Shipping costs 7 €.', '', '']],
])('marks in "%s" what is written as "%s"', (sentence, written, parts) => {
  expect(Object.values(markFigure(sentence, written))).toEqual(parts);
});
