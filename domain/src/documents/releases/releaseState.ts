import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';
import { testChangeSchema } from '../evals/testRun.ts';

/** orgs/{orgId}/chatbots/{chatbotId}/releaseStates/knowledge: what has changed of a chatbot's knowledge since its newest release. */
export const releaseStateSchema = z.object({
  /** The oldest first, at most `LIMITS.testChangesNamed`. */
  changes: z.array(testChangeSchema).default([]),
  /** Time of the first of them. */
  changedSince: z.nullable(timestamp).default(null),
  /** Time at which they become a release; null while nothing has changed. Without changes it is the first record of what is known. */
  dueAt: z.nullable(timestamp),
});

export type ReleaseState = z.infer<typeof releaseStateSchema>;
