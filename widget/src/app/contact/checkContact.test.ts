import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en.ts';
import { checkContact } from './checkContact.ts';

const valid = { name: '', email: 'a@b.example', phone: '', message: 'Hello\nyou', consent: true };
const optional = { name: 'optional', phone: 'optional' } as const;

describe('checkContact', () => {
  it('takes a form without name and phone', () => {
    expect(checkContact(valid, optional, en)).toEqual({});
  });

  it('asks for e-mail, message and consent', () => {
    expect(checkContact({ ...valid, email: ' ', message: '\n', consent: false }, optional, en)).toEqual({
      email: 'This field is required',
      message: 'This field is required',
      consent: 'This field is required',
    });
  });

  it('asks for what the business requires, and not for what it hides', () => {
    const required = { name: 'required', phone: 'required' } as const;
    expect(checkContact(valid, required, en)).toEqual({
      name: 'This field is required',
      phone: 'This field is required',
    });
    expect(checkContact(valid, { name: 'hidden', phone: 'hidden' }, en)).toEqual({});
  });

  it.each(['a', 'a@b', '@b.example', 'a b@c.example'])('refuses the address "%s"', (email) => {
    expect(checkContact({ ...valid, email }, optional, en)).toEqual({ email: 'Please enter a valid email address' });
  });
});
