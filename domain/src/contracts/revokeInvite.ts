import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Takes an open invitation back: its link stops working and its seat is free. */
export const revokeInvite = defineContract({
  name: 'revokeInvite',
  access: { kind: 'member', action: 'members.manage' },
  input: z.strictObject({ orgId: idSchema, inviteId: idSchema }),
  output: z.strictObject({}),
});
