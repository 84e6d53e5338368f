import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** After the e-mail is confirmed: makes the organization and its owner from the sign-up's answers. Any number of calls make one. */
export const completeSignUp = defineContract({
  name: 'completeSignUp',
  access: { kind: 'user' },
  input: z.strictObject({}),
  output: z.strictObject({ orgId: idSchema }),
});
