import { describe, expect, it } from 'vitest';
import { newPasswordErrors } from './newPasswordErrors.ts';
import { passwordStrength } from './passwordStrength.ts';
import { SIGN_UP_FIELDS, signUpErrors } from './signUpValidation.ts';

describe('newPasswordErrors', () => {
  it('asks for eight characters and the same twice', () => {
    expect(newPasswordErrors({ password: '1234567', repeat: '1234567' })).toEqual({
      password: 'form.passwordTooShort',
    });
    expect(newPasswordErrors({ password: '12345678', repeat: '12345679' })).toEqual({
      repeat: 'form.passwordMismatch',
    });
    expect(newPasswordErrors({ password: 'a long one', repeat: 'a long one' })).toEqual({});
  });
});

describe('passwordStrength', () => {
  it.each([
    ['', false, 'none'],
    ['1234567', false, 'short'],
    ['12345678', true, 'common'],
    ['kranich8', false, 'fair'],
    ['kranich über dem see', false, 'good'],
    ['password password', true, 'common'],
  ])('of "%s" (common: %s) is %s', (password, isCommon, expected) => {
    expect(passwordStrength(password, isCommon)).toBe(expected);
  });
});

describe('signUpErrors', () => {
  it('names every empty field', () => {
    expect(signUpErrors(SIGN_UP_FIELDS)).toEqual({
      fullName: 'form.required',
      organizationName: 'form.required',
      businessType: 'form.required',
      country: 'form.required',
      email: 'form.emailInvalid',
      password: 'form.passwordTooShort',
    });
  });

  it('finds nothing wrong with a complete form', () => {
    const complete = {
      fullName: 'Ada Lovelace',
      organizationName: 'Engine & Sons',
      email: 'ada@example.com',
      password: 'a long password',
      repeat: 'a long password',
      businessType: 'retail',
      country: 'AT',
    };
    expect(signUpErrors(complete)).toEqual({});
  });
});
