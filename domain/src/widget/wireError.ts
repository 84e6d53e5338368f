import * as z from 'zod/mini';
import { ERROR_CODES } from '../errors.ts';
import { visitorErrorSchema } from './visitorError.ts';

/**
 * `error.details` of a failed callable: the code that the texts are keyed by, figures for the text, and the correlation id
 * under which the log explains it. `error.message` repeats the code and is never shown.
 */
export const wireErrorSchema = z.extend(visitorErrorSchema, {
  code: z.enum(ERROR_CODES),
  figures: z.record(z.string(), z.number()),
});

export type WireError = z.infer<typeof wireErrorSchema>;
