import { signUp } from '@parlance/domain/contracts/accounts';
import { saveQa } from '@parlance/domain/contracts/sources/sources';
import { settingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { LIMITS } from '@parlance/domain/limits';
import { describe, expect, it } from 'vitest';
import { inputErrors } from './inputErrors.ts';

/** A text as its id and figures. */
function t(id: string, figures: Readonly<Record<string, unknown>> = {}): string {
  return [id, ...Object.values(figures)].join(' ');
}

const EMPTY = { fullName: ' ', organizationName: '', email: '', password: '', businessType: '', country: '' };

const GOOD = {
  fullName: 'Ada Lovelace',
  organizationName: 'Engine & Sons',
  email: ' Ada@Example.com ',
  password: 'a long password',
  businessType: 'retail',
  country: 'AT',
};

describe('inputErrors', () => {
  it('names what is missing of every field', () => {
    expect(inputErrors(t, signUp.input, EMPTY)).toEqual({
      fullName: 'form.required',
      organizationName: 'form.required',
      businessType: 'form.required',
      country: 'form.required',
      email: 'form.emailInvalid',
      password: 'form.passwordTooShort',
    });
  });

  it('finds nothing wrong with good values, whatever else the form or the contract holds', () => {
    expect(inputErrors(t, signUp.input, { ...GOOD, repeat: 'a' })).toEqual({});
    expect(inputErrors(t, signUp.input, { email: GOOD.email })).toEqual({});
  });

  it.each([
    ['password', '1234567', 'form.passwordTooShort'],
    ['email', 'grace', 'form.emailInvalid'],
    ['email', `${'a'.repeat(LIMITS.emailCharacters)}@shop.example`, 'form.emailInvalid'],
    ['fullName', 'a\u202Eb', 'error.invalid-input'],
    ['fullName', 'Claim at evil.example/win', 'form.nameAddress'],
    ['organizationName', 'WIN: https://evil.example', 'form.nameAddress'],
  ])('says of %s "%s" %s', (field, value, expected) => {
    expect(inputErrors(t, signUp.input, { [field]: value })[field]).toContain(expected);
  });

  it("takes a form's own texts, all or by fault", () => {
    const own = { question: 'all', answer: { missing: 'write one' } };
    expect(inputErrors(t, saveQa.input, { question: '', answer: '' }, own)).toEqual({
      question: 'all',
      answer: 'write one',
    });
    const invalid = { answer: { invalid: (value: string) => `no ${value.length}` } };
    expect(inputErrors(t, saveQa.input, { answer: '\u0007' }, invalid)).toEqual({ answer: 'no 1' });
    expect(inputErrors(t, saveQa.input, { answer: '' }, invalid)).toEqual({ answer: 'form.required' });
  });

  it('reports parts by their path, and the first of them for the field', () => {
    const day = { from: '12:00', to: '12:00' };
    const handover = { isOffered: true, minutes: Number.NaN, hours: [null, null, day, null, null, null, null] };
    const own = { 'handover.minutes': 'minutes', 'handover.hours': 'hours' };
    expect(inputErrors(t, settingsSchema, { handover }, own)).toEqual({
      handover: 'minutes',
      'handover.minutes': 'minutes',
      'handover.hours': 'hours',
      'handover.hours.2': 'hours',
    });
  });

  it('counts lines before it measures them, without empty ones', () => {
    const long = 'a'.repeat(LIMITS.starterCharacters + 1);
    const lines = Array.from({ length: LIMITS.conversationStarters }, () => 'a');
    const errorOf = (conversationStarters: string[]) =>
      inputErrors(t, settingsSchema, { conversationStarters })['conversationStarters'];
    expect(errorOf([...lines, ' '])).toBeUndefined();
    expect(errorOf(['a', long])).toBe(`interfaceSettings.lineTooLong ${LIMITS.starterCharacters}`);
    expect(errorOf([...lines, long])).toBe(`interfaceSettings.tooManyLines ${LIMITS.conversationStarters}`);
  });
});
