import { expect, it } from 'vitest';
import { keptByDefault, linkedMethods } from './linkedMethods.ts';

const USER = {
  email: 'ada@example.com',
  identities: [
    { provider: 'password', email: 'ada@example.com' },
    { provider: 'microsoft.com', email: 'mallory@evil.example' },
    { provider: 'google.com', email: 'ada@example.com' },
    { provider: 'saml.other', email: 'ada@example.com' },
  ],
};

it('names the providers that the product offers, with their own addresses', () => {
  expect(linkedMethods(USER).map(({ provider, email }) => [provider, email])).toEqual([
    ['google', 'ada@example.com'],
    ['microsoft', 'mallory@evil.example'],
  ]);
});

it('keeps by itself what has the account’s own address', () => {
  expect([...keptByDefault(USER)]).toEqual(['google.com']);
  expect(keptByDefault({ ...USER, identities: [] }).size).toBe(0);
});
