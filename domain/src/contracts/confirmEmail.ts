import * as z from 'zod/mini';
import { defineContract } from './contract.ts';
import { tokenField } from './fields.ts';

/**
 * Confirms the address of the signed-in account by the token of its mail: only who knows how to sign in can confirm,
 * so that nobody confirms an account that somebody else registered in their name. Fails with `token-invalid` or `token-other-account`.
 */
export const confirmEmail = defineContract({
  name: 'confirmEmail',
  access: { kind: 'account' },
  input: z.strictObject({ token: tokenField }),
  output: z.strictObject({}),
});
