import { expect, it } from 'vitest';
import { nameOf, personOf } from './personOf.ts';

it.each([
  [' Ada@Example.com ', 'email', 'ada@example.com'],
  ['AbC-123_x', 'chat', 'AbC-123_x'],
  ['0049 (170) 123-45-67', 'phone', '+491701234567'],
  ['0170/1234567', 'phone', '+491701234567'],
])('%j is found by its %s', (typed, foundBy, name) => {
  const person = personOf(typed, '49');
  expect(person?.foundBy).toBe(foundBy);
  expect(person && nameOf(person)).toBe(name);
});

it.each(['', '  ', 'ada@', 'two words', 'a/b', '__x__'])('%j names nobody', (typed) => {
  expect(personOf(typed, '49')).toBeUndefined();
});

it('needs the country of a number where the organization says none', () => {
  expect(personOf('0170/1234567', '')).toBeUndefined();
});
