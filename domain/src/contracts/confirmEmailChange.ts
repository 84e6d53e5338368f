import * as z from 'zod/mini';
import { defineContract } from './contract.ts';
import { tokenField } from './fields.ts';

/** Makes the address that the token was mailed to the account's own and ends every session. Fails with `token-invalid`. */
export const confirmEmailChange = defineContract({
  name: 'confirmEmailChange',
  access: { kind: 'public' },
  input: z.strictObject({ token: tokenField }),
  output: z.strictObject({ email: z.string() }),
});
