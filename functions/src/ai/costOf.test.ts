import { MODELS } from '@parlance/domain/models';
import { expect, it } from 'vitest';
import { costMicroUsdOf, costOf } from './costOf.ts';

it('is the published price of input and output', () => {
  const split = { input: 2_000_000, output: 100_000 };
  const usage = { model: 'gemini-3.5-flash-lite', tokens: 2_100_000, split };
  expect(costOf(usage, MODELS)).toBeCloseTo(0.6 + 0.25);
  expect(costMicroUsdOf(usage, MODELS)).toBe(850_000);
});

it.each([
  ['nothing was generated', null],
  ['the model is not one of the table', { model: 'local/extractive', tokens: 3, split: { input: 1, output: 2 } }],
  ['the provider does not tell', { model: 'gemini-3.5-flash-lite', tokens: 3 }],
])('is not known where %s', (_why, usage) => {
  expect(costOf(usage, MODELS)).toBeNull();
});

it('is not known of a model without a price', () => {
  const [first] = MODELS;
  const usage = { model: first.name, tokens: 3, split: { input: 1, output: 2 } };
  expect(costOf(usage, [{ ...first, price: null }])).toBeNull();
});
