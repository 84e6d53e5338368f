import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

/** Deletes the signed-in account and all its memberships. Fails with `owner-must-transfer` { max: organizations owned }. */
export const deleteAccount = defineContract({
  name: 'deleteAccount',
  access: { kind: 'user', isRecent: true },
  input: z.strictObject({}),
  output: z.strictObject({}),
});
