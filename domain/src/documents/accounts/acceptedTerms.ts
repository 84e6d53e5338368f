import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/** Version of the terms and conditions that a person accepted, and the time. */
export const acceptedTermsSchema = z.object({
  /** The day from which they hold (`TERMS_VERSION`). */
  version: z.string(),
  at: timestamp,
});

export type AcceptedTerms = z.infer<typeof acceptedTermsSchema>;
