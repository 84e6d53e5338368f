import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Puts a failed source back into the queue. Fails with `file-missing` when its file never arrived. */
export const retrySource = defineContract({
  name: 'retrySource',
  access: { kind: 'member', action: 'source.write' },
  input: z.strictObject({ orgId: idSchema, sourceId: idSchema }),
  output: z.strictObject({}),
});
