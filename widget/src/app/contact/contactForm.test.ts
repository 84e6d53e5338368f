import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en.ts';
import { checkContact } from './contactForm.ts';

const valid = { name: '', email: 'a@b.example', phone: '', message: 'Hello\nyou', consent: true };

describe('checkContact', () => {
  it('takes a form without name and phone', () => {
    expect(checkContact(valid, en)).toEqual({});
  });

  it('asks for e-mail, message and consent', () => {
    expect(checkContact({ ...valid, email: ' ', message: '\n', consent: false }, en)).toEqual({
      email: 'This field is required',
      message: 'This field is required',
      consent: 'This field is required',
    });
  });

  it.each(['a', 'a@b', '@b.example', 'a b@c.example'])('refuses the address "%s"', (email) => {
    expect(checkContact({ ...valid, email }, en)).toEqual({ email: 'Please enter a valid email address' });
  });
});
