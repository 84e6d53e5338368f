import { expect, it } from 'vitest';
import { LOCALES } from '../locales.ts';
import { toWidgetLocale, WIDGET_LOCALES } from './widgetLocales.ts';

it.each([
  ['fr', 'fr'],
  ['fr-CH', 'fr'],
  ['PT-br', 'pt'],
  ['de-AT', 'de'],
  ['ja', 'en'],
  ['fra', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('the chat speaks for a page in "%s" the language "%s"', (tag, locale) => {
  expect(toWidgetLocale(tag)).toBe(locale);
});

it('the chat speaks every language of the product, and none twice', () => {
  expect(WIDGET_LOCALES.slice(0, LOCALES.length)).toEqual(LOCALES);
  expect(new Set(WIDGET_LOCALES).size).toBe(WIDGET_LOCALES.length);
});
