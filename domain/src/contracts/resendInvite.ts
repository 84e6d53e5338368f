import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Mails an open invitation again, with seven new days. Fails with `seat-limit-reached` where it had expired and its seat is taken. */
export const resendInvite = defineContract({
  name: 'resendInvite',
  access: { kind: 'member', action: 'members.manage' },
  input: z.strictObject({ orgId: idSchema, inviteId: idSchema }),
  output: z.strictObject({}),
});
