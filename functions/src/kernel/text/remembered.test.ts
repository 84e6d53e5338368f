import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('makes the same result once, and again only after as many others as it remembers', () => {
  const made: string[] = [];
  const upper = remembered(2, (text) => {
    made.push(text);
    return text.toUpperCase();
  });
  expect(['a', 'b', 'a', 'c', 'c', 'a'].map(upper)).toEqual(['A', 'B', 'A', 'C', 'C', 'A']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
