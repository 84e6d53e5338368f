import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Removes a member and ends their sessions. Fails with `member-remove-forbidden` for the owner and for oneself. */
export const removeMember = defineContract({
  name: 'removeMember',
  access: { kind: 'member', action: 'members.manage' },
  input: z.strictObject({ orgId: idSchema, uid: idSchema }),
  output: z.strictObject({}),
});
