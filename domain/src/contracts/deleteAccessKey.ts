import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Deletes a key of the API: requests that carry it are refused from then on. */
export const deleteAccessKey = defineContract({
  name: 'deleteAccessKey',
  access: { kind: 'member', action: 'accessKeys.manage' },
  input: z.strictObject({ orgId: idSchema, keyId: idSchema }),
  output: z.strictObject({}),
});
