import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';

/** Rates an answer of the visitor's own chat, or takes the rating back with null. `messageId` is the question's. */
export const rateAnswer = defineContract({
  name: 'rateAnswer',
  access: { kind: 'visitor' },
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
    messageId: idSchema,
    rating: z.nullable(z.enum(['positive', 'negative'])),
    /** What was good or missing; may be empty. Tabs and line breaks are kept. */
    comment: z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(LIMITS.feedbackCharacters)),
  }),
  output: z.strictObject({}),
});
