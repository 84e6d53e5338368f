import { describe, expect, it } from 'vitest';
import { formatMoney } from './formatMoney.ts';

describe('formatMoney', () => {
  it.each([
    [1000, 'usd', 'en', '$10'],
    [1190, 'usd', 'en', '$11.90'],
    [-250, 'eur', 'en', '-€2.50'],
    [123_400, 'eur', 'de', '1.234 €'],
    [1190, 'usd', 'de', '11,90 $'],
  ] as const)('%i cents of %s are in %s %s', (cents, currency, locale, text) => {
    expect(formatMoney(cents, currency, locale).replaceAll(/\s/g, ' ')).toBe(text);
  });
});
