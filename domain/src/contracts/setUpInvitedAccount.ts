import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { defineContract } from './contract.ts';
import { lineField, passwordField, tokenField } from './fields.ts';

/**
 * Makes the account of an invited person, confirmed by the mail that brought the token, and joins the organization.
 * Fails with `token-invalid`, `token-other-account` (the address has an account: sign in), `seat-limit-reached` or `password-common`.
 */
export const setUpInvitedAccount = defineContract({
  name: 'setUpInvitedAccount',
  access: { kind: 'public' },
  input: z.strictObject({
    token: tokenField,
    fullName: lineField(LIMITS.nameCharacters),
    password: passwordField,
    locale: z.enum(LOCALES),
  }),
  output: z.strictObject({ email: z.string() }),
});
