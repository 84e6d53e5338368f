import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Makes another active member the owner. The caller becomes an administrator. */
export const transferOwnership = defineContract({
  name: 'transferOwnership',
  access: { kind: 'member', action: 'ownership.transfer', isRecent: true },
  input: z.strictObject({ orgId: idSchema, uid: idSchema }),
  output: z.strictObject({}),
});
