import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';
import { urlPatternsField } from './fields.ts';

/** Changes which pages of a website count and whether it is read again every week. Takes effect with the next reading. */
export const updateWebsite = defineContract({
  name: 'updateWebsite',
  access: { kind: 'member', action: 'source.write' },
  input: z.strictObject({
    orgId: idSchema,
    sourceId: idSchema,
    include: urlPatternsField,
    exclude: urlPatternsField,
    weekly: z.boolean(),
  }),
  output: z.strictObject({}),
});
