import { expect, it } from 'vitest';
import { operatorAddress } from './operatorAddress.ts';

it.each([
  ['help@shop.example', 'Shop <hello@shop.example>', 'help@shop.example'],
  ['', 'Shop <hello@shop.example>', 'hello@shop.example'],
  ['', 'hello@shop.example', 'hello@shop.example'],
])('of “%s” and “%s” is %s', (contactEmail, mailFrom, expected) => {
  expect(operatorAddress(contactEmail, mailFrom)).toBe(expected);
});
