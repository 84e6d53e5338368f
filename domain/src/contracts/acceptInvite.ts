import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';
import { tokenField } from './fields.ts';

/**
 * Joins the organization with the signed-in account, whose address must be the invited one, in the role of the invitation.
 * Fails with `token-invalid`, `token-other-account` or `seat-limit-reached`.
 */
export const acceptInvite = defineContract({
  name: 'acceptInvite',
  access: { kind: 'user' },
  input: z.strictObject({ token: tokenField }),
  output: z.strictObject({ orgId: idSchema }),
});
