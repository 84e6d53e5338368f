import { expect, it } from 'vitest';
import { sharesOf } from './sharesOf.ts';

it('has the largest first and adds up the rest', () => {
  const shares = sharesOf(
    { de: 7, en: 9, fr: 0, it: 1, es: 2 },
    { labelOf: (key) => key.toUpperCase(), hrefOf: (key) => (key === 'en' ? '/en' : undefined) },
    { most: 2, label: 'Others' },
  );
  expect(shares).toEqual([
    { key: 'en', label: 'EN', count: 9, to: '/en' },
    { key: 'de', label: 'DE', count: 7, to: undefined },
    { key: 'rest', label: 'Others', count: 3 },
  ]);
});
