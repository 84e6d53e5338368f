import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['grace  brewster hopper', 'GH'],
  ['Öztürk', 'Ö'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
