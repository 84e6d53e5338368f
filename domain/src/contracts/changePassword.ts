import * as z from 'zod/mini';
import { defineContract } from './contract.ts';
import { passwordField } from './fields.ts';

/** Sets the account's password and ends every session, this one too. Fails with `password-common`. */
export const changePassword = defineContract({
  name: 'changePassword',
  access: { kind: 'user', isRecent: true },
  input: z.strictObject({ password: passwordField }),
  output: z.strictObject({}),
});
