import { expect, it } from 'vitest';
import { nameOf, personOf } from './personOf.ts';

it.each([
  [' Ada@Example.com ', 'email', 'ada@example.com'],
  ['AbC-123_x', 'chat', 'AbC-123_x'],
])('%j is found by its %s', (typed, foundBy, name) => {
  const person = personOf(typed);
  expect(person?.foundBy).toBe(foundBy);
  expect(person && nameOf(person)).toBe(name);
});

it.each(['', '  ', 'ada@', 'two words', 'a/b', '__x__'])('%j names nobody', (typed) => {
  expect(personOf(typed)).toBeUndefined();
});
