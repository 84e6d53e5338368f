import { idSchema, storedIdSchema } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';

const DEFAULT_SIZE = 50;

const limit = z
  .string()
  .check(z.regex(/^[1-9]\d{0,2}$/))
  .transform(Number)
  .refine((value) => value <= LIMITS.apiPageSize);

/** The query of a list: how many, and after which id. Nothing else is understood. */
export const pageSchema = z.strictObject({
  limit: z.optional(limit).transform((value) => value ?? DEFAULT_SIZE),
  cursor: z.optional(storedIdSchema),
});

/** The query of a list that can be cut to one chatbot. */
export const chatbotPageSchema = pageSchema.extend({ chatbotId: z.optional(idSchema) });

export type Page = z.infer<typeof pageSchema>;
