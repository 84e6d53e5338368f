import { LIMITS } from '@parlance/domain/limits';
import { expect, it } from 'vitest';
import { problemsOf } from './problemsOf.ts';

const GOOD = { email: 'ada@shop.example', phone: '', message: 'Hello', hasConsent: true };

it.each([
  [{}, {}],
  [{ email: ' ' }, { email: 'required' }],
  [{ email: 'ada@shop' }, { email: 'email' }],
  [{ message: '\n' }, { message: 'required' }],
  [{ message: 'a'.repeat(LIMITS.leadMessageCharacters) }, {}],
  [{ message: 'a'.repeat(LIMITS.leadMessageCharacters + 1) }, { message: 'long' }],
  [{ hasConsent: false }, { consent: 'required' }],
])('of %o are %o', (change, expected) => {
  expect(Object.fromEntries(problemsOf({ ...GOOD, ...change }))).toEqual(expected);
});
