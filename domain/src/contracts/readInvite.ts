import * as z from 'zod/mini';
import { ASSIGNABLE_ROLES } from '../roles.ts';
import { defineContract } from './contract.ts';
import { tokenField } from './fields.ts';

/** What the link of an invitation says. Uses nothing up: mail scanners open links. Fails with `token-invalid`. */
export const readInvite = defineContract({
  name: 'readInvite',
  access: { kind: 'public' },
  input: z.strictObject({ token: tokenField }),
  output: z.strictObject({
    organizationName: z.string(),
    inviterName: z.string(),
    fullName: z.string(),
    email: z.string(),
    role: z.enum(ASSIGNABLE_ROLES),
    /** True where the address has an account already: it signs in and joins. */
    hasAccount: z.boolean(),
  }),
});
