import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';
import { testChangeSchema } from './testRun.ts';

/** orgs/{orgId}/chatbots/{chatbotId}/tests/state: where a chatbot stands with its tests. There is none before its first case. */
export const testStateSchema = z.object({
  cases: z.int(),
  /** The run that is at work. */
  runId: z.nullable(z.string()),
  /** The newest run that came to its end. */
  last: z.nullable(z.object({ runId: z.string(), at: timestamp, passed: z.int(), failed: z.int(), flipped: z.int() })),
  /** The newest run in which a case that must pass failed that had passed before; null once all of those pass again, or it was seen. */
  alarm: z.nullable(z.object({ runId: z.string(), at: timestamp, cases: z.int() })),
  /** Changes since the last run began, the oldest first. */
  changes: z.array(testChangeSchema),
  /** Time of the first of them. */
  changedSince: z.nullable(timestamp),
  /** Time at which the cases are asked automatically, because something has changed. */
  dueAt: z.nullable(timestamp),
  /** True while that waits for the next day (UTC), because this one's answers are used up. */
  waitsForDay: z.boolean(),
});

export type TestState = z.infer<typeof testStateSchema>;

/** Initial state of a chatbot's tests. */
export function newTestState(): TestState {
  return {
    cases: 0,
    runId: null,
    last: null,
    alarm: null,
    changes: [],
    changedSince: null,
    dueAt: null,
    waitsForDay: false,
  };
}
