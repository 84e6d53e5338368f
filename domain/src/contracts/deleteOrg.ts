import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';

/** Deletes the organization with everything in it. `name` must be its name, else `confirmation-mismatch`. */
export const deleteOrg = defineContract({
  name: 'deleteOrg',
  access: { kind: 'member', action: 'org.delete', isRecent: true },
  input: z.strictObject({ orgId: idSchema, name: z.string().check(z.maxLength(LIMITS.nameCharacters)) }),
  output: z.strictObject({}),
});
