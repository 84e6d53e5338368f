import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { ASSIGNABLE_ROLES } from '../roles.ts';
import { defineContract } from './contract.ts';

/** Gives a member another role. Fails with `member-role-forbidden` for the owner. */
export const updateMemberRole = defineContract({
  name: 'updateMemberRole',
  access: { kind: 'member', action: 'members.manage' },
  input: z.strictObject({ orgId: idSchema, uid: idSchema, role: z.enum(ASSIGNABLE_ROLES) }),
  output: z.strictObject({}),
});
