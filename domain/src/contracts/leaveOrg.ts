import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Ends the caller's own membership. */
export const leaveOrg = defineContract({
  name: 'leaveOrg',
  access: { kind: 'member', action: 'org.leave' },
  input: z.strictObject({ orgId: idSchema }),
  output: z.strictObject({}),
});
