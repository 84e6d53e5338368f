import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';

/** Removes sources with their chunks and files and says how many went. Sources that are gone already count as none. */
export const deleteSources = defineContract({
  name: 'deleteSources',
  access: { kind: 'member', action: 'source.write' },
  input: z.strictObject({
    orgId: idSchema,
    sourceIds: z.array(idSchema).check(z.minLength(1), z.maxLength(LIMITS.sourcesPerDelete)),
  }),
  output: z.strictObject({ sources: z.int(), chunks: z.int(), files: z.int() }),
});
