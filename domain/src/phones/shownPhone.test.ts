import { expect, it } from 'vitest';
import { phoneNumberOf } from './phoneNumberOf.ts';
import { shownPhone } from './shownPhone.ts';

it.each([
  ['491701234567', '+49 170 1234567'],
  ['15551234567', '+1 555 1234567'],
  ['436601234567', '+43 660 1234567'],
  ['351912345678', '+351 912 345678'],
  ['79161234567', '+7 916 1234567'],
])('shows %s as people write it, and means the same number', (digits, shown) => {
  expect(shownPhone(digits)).toBe(shown);
  expect(phoneNumberOf(shown)).toBe(`+${digits}`);
});
