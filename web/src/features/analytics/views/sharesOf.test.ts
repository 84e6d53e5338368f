import { expect, it } from 'vitest';
import { sharesOf } from './sharesOf.ts';

it('has all that was counted, the largest first, each with its conversations', () => {
  const names = { labelOf: (key: string) => key.toUpperCase(), hrefOf: (key: string) => `/${key}` };
  expect(sharesOf({ de: 7, en: 9, fr: 0 }, names)).toEqual([
    { key: 'en', label: 'EN', count: 9, to: '/en' },
    { key: 'de', label: 'DE', count: 7, to: '/de' },
  ]);
});
