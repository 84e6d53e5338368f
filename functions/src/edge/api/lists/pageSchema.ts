import { idSchema, storedIdSchema } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';

const DEFAULT_SIZE = 50;

/** A query string has texts alone. */
function toNumber(value: unknown): unknown {
  return typeof value === 'string' && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : value;
}

/** The query of a list: how many, and after which id. Nothing else is understood. */
export const pageSchema = z.strictObject({
  limit: z
    .preprocess(toNumber, z.int().min(1).max(LIMITS.apiPageSize).default(DEFAULT_SIZE))
    .describe('How many entries.'),
  cursor: z.optional(storedIdSchema).describe('`nextCursor` of the page before.'),
});

/** The query of a list that can be cut to one chatbot. */
export const chatbotPageSchema = pageSchema.extend({
  chatbotId: z.optional(idSchema).describe('Entries of this chatbot alone.'),
});

export type Page = z.infer<typeof pageSchema>;
