import { LIMITS } from '@parlance/domain/limits';
import type { MessageId } from '#web/i18n/messageId.ts';
import { isEmail } from './isEmail.ts';

export const SIGN_UP_FIELDS = {
  fullName: '',
  organizationName: '',
  email: '',
  password: '',
  repeat: '',
  businessType: '',
  country: '',
} as const;

export type SignUpField = keyof typeof SIGN_UP_FIELDS;
export type SignUpValues = Readonly<Record<SignUpField, string>>;

/** What is wrong with each field of the sign-up form. */
export function signUpErrors(values: SignUpValues): Partial<Record<SignUpField, MessageId>> {
  const errors: Partial<Record<SignUpField, MessageId>> = {};
  for (const field of ['fullName', 'organizationName', 'businessType', 'country'] as const) {
    if (values[field].trim() === '') errors[field] = 'form.required';
  }
  if (!isEmail(values.email)) errors.email = 'form.emailInvalid';
  if (values.password.length < LIMITS.passwordCharacters) errors.password = 'form.passwordTooShort';
  if (values.repeat !== values.password) errors.repeat = 'form.passwordMismatch';
  return errors;
}
