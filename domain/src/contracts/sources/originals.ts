import * as z from 'zod/mini';
import { FILE_TYPE_NAMES } from '../../documents/knowledge/source.ts';
import { HOUR_MS } from '../../durations.ts';
import { idSchema } from '../../ids.ts';
import { defineContract } from '../contract.ts';

/**
 * The original of a source, beside which its passages are shown: the stored file, or one page of a website as the site sends it now.
 * Fails with `not-found`, also for what has no original (a question with its answer, a page without passages), `file-missing`, or
 * `site-unreachable` where the site does not give the page out any more.
 */
export const readOriginal = defineContract({
  name: 'readOriginal',
  access: { kind: 'member', action: 'org.read' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    sourceId: idSchema,
    /** One page of a website; null for a file. */
    pageId: z.nullable(idSchema),
  }),
  output: z.strictObject({
    /** Of a website's page `html`, or `txt` where the site says that it is plain text. */
    fileType: z.enum(FILE_TYPE_NAMES),
    /** The bytes, at most `LIMITS.documentBytesLarge`. */
    base64: z.string(),
    /** Encoding of a text, by a label of the browser's `TextDecoder` (https://encoding.spec.whatwg.org/#names-and-labels). Null for anything but text. */
    charset: z.nullable(z.string()),
    /** Final address of a website's page; null for files. */
    url: z.nullable(z.string()),
  }),
});
