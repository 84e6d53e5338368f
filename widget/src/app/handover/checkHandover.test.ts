import { expect, it } from 'vitest';
import { en } from '../i18n/en.ts';
import { checkHandover } from './checkHandover.ts';

it('needs no address, and no consent without one', () => {
  expect(checkHandover({ name: 'Ada', email: ' ', consent: false }, en)).toEqual({});
});

it('needs a good address with consent, where there is one', () => {
  expect(checkHandover({ name: '', email: 'ada@', consent: false }, en)).toEqual({
    email: 'Please enter a valid email address',
    consent: 'This field is required',
  });
  expect(checkHandover({ name: '', email: 'ada@shop.example', consent: false }, en)).toEqual({
    consent: 'This field is required',
  });
  expect(checkHandover({ name: '', email: 'ada@shop.example', consent: true }, en)).toEqual({});
});
