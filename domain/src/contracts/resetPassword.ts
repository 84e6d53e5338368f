import * as z from 'zod/mini';
import { defineContract } from './contract.ts';
import { passwordField, tokenField } from './fields.ts';

/**
 * Sets a password by the token of a mail, confirms the address with it, and ends every session.
 * Fails with `token-invalid` (unknown, used or expired) or `password-common`. Answers the address, to sign in with.
 */
export const resetPassword = defineContract({
  name: 'resetPassword',
  access: { kind: 'public' },
  input: z.strictObject({ token: tokenField, password: passwordField }),
  output: z.strictObject({ email: z.string() }),
});
