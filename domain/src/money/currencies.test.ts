import { expect, it } from 'vitest';
import { COUNTRIES } from '../countries.ts';
import { currencyOfCountry, toCurrency } from './currencies.ts';

it.each([
  ['DE', 'eur'],
  ['AT', 'eur'],
  ['HR', 'eur'],
  ['CH', 'usd'],
  ['SE', 'usd'],
  ['US', 'usd'],
  ['', 'usd'],
])('organizations of %s pay in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});

it('names only countries that a sign-up can have', () => {
  expect(COUNTRIES.filter((country) => currencyOfCountry(country) === 'eur').length).toBeGreaterThanOrEqual(25);
});

it('takes any other currency for that which is always sold in', () => {
  expect([toCurrency('eur'), toCurrency('usd'), toCurrency('chf')]).toEqual(['eur', 'usd', 'usd']);
});
