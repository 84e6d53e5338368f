import type { MessageId } from '#web/i18n/messageId.ts';
import { completeSignUpErrors } from './completeSignUpErrors.ts';
import { isEmail } from './isEmail.ts';
import { newPasswordErrors } from './newPasswordErrors.ts';

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
  const errors: Partial<Record<SignUpField, MessageId>> = {
    ...completeSignUpErrors(values),
    ...newPasswordErrors(values),
  };
  if (!isEmail(values.email)) errors.email = 'form.emailInvalid';
  return errors;
}
