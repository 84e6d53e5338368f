import * as z from 'zod/mini';
import { ERROR_CODES } from '../errors.ts';

/** What the widget reads of a `WireError`: its texts need no figures. */
export const visitorErrorSchema = z.object({
  code: z.enum(ERROR_CODES),
  correlationId: z.string(),
  /** With `proof-required`: what is to be solved, see PROOF. */
  challenge: z.optional(z.string()),
});

/**
 * `error.details` of a failed callable: the code that the texts are keyed by, figures for the text, and the correlation id
 * under which the log explains it. `error.message` repeats the code and is never shown.
 */
export const wireErrorSchema = z.extend(visitorErrorSchema, { figures: z.record(z.string(), z.number()) });

export type WireError = z.infer<typeof wireErrorSchema>;
