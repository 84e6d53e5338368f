import * as z from 'zod/mini';
import { ERROR_CODES } from '../errors.ts';

/**
 * What a failed callable answers in `error.details`: the code that the texts are keyed by, figures for the text, and the
 * correlation id under which the log explains it. `error.message` repeats the code and is never shown.
 */
export const wireErrorSchema = z.object({
  code: z.enum(ERROR_CODES),
  correlationId: z.string(),
  figures: z.record(z.string(), z.number()),
});

export type WireError = z.infer<typeof wireErrorSchema>;
