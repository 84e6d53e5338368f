import { expect, it } from 'vitest';
import { slashQuery } from './slashQuery.ts';

it('finds the slash that begins a word before the caret', () => {
  expect(slashQuery('/', 1)).toEqual({ start: 0, query: '' });
  expect(slashQuery('Hello /öff-zeit and more', 15)).toEqual({ start: 6, query: 'öff-zeit' });
  expect(slashQuery('Hello\n/h', 8)).toEqual({ start: 6, query: 'h' });
});

it('finds none in fractions, addresses and finished words', () => {
  for (const text of ['', 'Hello', 'and/or', 'https://shop.example/', '/hours ', '24/7']) {
    expect(slashQuery(text, text.length)).toBeUndefined();
  }
  expect(slashQuery('/hours', 0)).toBeUndefined();
});
