import { describe, expect, it } from 'vitest';
import { phoneNumber } from './phoneNumber.ts';

describe('phoneNumber', () => {
  it('takes international numbers as people write them', () => {
    expect(phoneNumber(' +49 (151) 234-567/89 ')).toBe('+4915123456789');
  });

  it.each(['0151 23456789', '+49', '+0151234567', '+49 151 abc', '', '+1234567890123456'])('refuses %j', (typed) => {
    expect(phoneNumber(typed)).toBeUndefined();
  });
});
