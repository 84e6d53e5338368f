import { describe, expect, it } from 'vitest';
import { callingCodeOf } from './callingCodeOf.ts';
import { phoneNumberOf } from './phoneNumberOf.ts';

describe('a phone number', () => {
  it.each([
    '+491701234567',
    '+49 170 1234567',
    ' +49 (0)170 / 123 45 67 ',
    '0049 170 1234567',
    '+49-170-123.45.67',
    '+49\u00a0170\u20111234567',
    '+49 ( 0 ) 170 1234567',
  ])('is one however it is written: %s', (typed) => {
    expect(phoneNumberOf(typed)).toBe('+491701234567');
  });

  it('needs a country where it names none', () => {
    expect(phoneNumberOf('0170 1234567')).toBeUndefined();
    expect(phoneNumberOf('(0170) 1234567', callingCodeOf('Europe/Berlin'))).toBe('+491701234567');
    expect(phoneNumberOf('0170 1234567', callingCodeOf('Europe/Vienna'))).toBe('+431701234567');
    expect(phoneNumberOf('0170 1234567', callingCodeOf('America/New_York'))).toBeUndefined();
    expect(phoneNumberOf('1701234567', '49')).toBeUndefined();
  });

  it.each([
    '',
    'ada@example.com',
    'kSD0wVY1vXHg2tjzC0Ba',
    '+49 170 123456789012',
    '+49 123',
    '+0170 1234567',
    '+',
    '++491701234567',
  ])('is nothing else: %s', (typed) => {
    expect(phoneNumberOf(typed, '49')).toBeUndefined();
  });
});
