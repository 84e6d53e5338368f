import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/** Which terms and conditions somebody accepted, and when. */
export const acceptedTermsSchema = z.object({
  /** The day from which they hold (`TERMS_VERSION`). */
  version: z.string(),
  at: timestamp,
});

export type AcceptedTerms = z.infer<typeof acceptedTermsSchema>;
