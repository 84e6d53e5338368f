import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/**
 * users/{uid}/sessions/{auth_time}: a session as its person sees it. The id is the second in which it began (since 1970), which each of
 * its ID tokens names. A session that never opened the dashboard has none.
 */
export const accountSessionSchema = z.object({
  /** Families, such as Firefox and Windows; empty where the browser does not say. */
  browser: z.string(),
  system: z.string(),
  /** The way of signing in, as Firebase Authentication names it. */
  provider: z.string(),
  beganAt: timestamp,
  /** To the hour. */
  seenAt: timestamp,
});

export type AccountSession = z.infer<typeof accountSessionSchema>;
