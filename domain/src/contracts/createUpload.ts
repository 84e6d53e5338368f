import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';
import { lineField } from './fields.ts';

/**
 * Makes a pending source and says where the browser may upload its file, once.
 * Fails with `file-empty`, `file-type-invalid` or `file-too-large` { max } (bytes).
 */
export const createUpload = defineContract({
  name: 'createUpload',
  access: { kind: 'member', action: 'source.write' },
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    fileName: lineField(LIMITS.fileNameCharacters),
    /** Bytes. */
    size: z.int().check(z.nonnegative()),
  }),
  output: z.strictObject({
    sourceId: idSchema,
    /** Object path in the default bucket. */
    path: z.string(),
    /** MIME type that the upload must carry. */
    contentType: z.string(),
  }),
});
