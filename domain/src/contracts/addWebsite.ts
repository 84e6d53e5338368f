import * as z from 'zod/mini';
import { WEBSITE_MODES } from '../documents/source.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';
import { urlPatternsField } from './fields.ts';

/**
 * Makes a website source and starts reading it. `sourceId` is made by the caller, so that a repeated call makes one source.
 * Fails with `url-invalid` or `address-not-allowed`.
 */
export const addWebsite = defineContract({
  name: 'addWebsite',
  access: { kind: 'member', action: 'source.write' },
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    sourceId: idSchema,
    url: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.urlCharacters)),
    mode: z.enum(WEBSITE_MODES),
    include: urlPatternsField,
    exclude: urlPatternsField,
    weekly: z.boolean(),
  }),
  output: z.strictObject({}),
});
