import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** The passages that the chatbot reads of a source or of one of its pages, in order, from `from` on. */
export const previewSource = defineContract({
  name: 'previewSource',
  access: { kind: 'member', action: 'org.read' },
  input: z.strictObject({
    orgId: idSchema,
    sourceId: idSchema,
    pageId: z.nullable(idSchema),
    from: z.int().check(z.nonnegative()),
  }),
  output: z.strictObject({
    passages: z.array(
      z.strictObject({
        index: z.int(),
        heading: z.string(),
        page: z.nullable(z.int()),
        url: z.nullable(z.string()),
        text: z.string(),
      }),
    ),
    /** Where to go on; null at the end. */
    next: z.nullable(z.int()),
  }),
});
