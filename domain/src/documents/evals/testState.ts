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
  /** What has changed since the last run began, the oldest first. */
  changes: z.array(testChangeSchema),
  /** When the first of them was made. */
  changedSince: z.nullable(timestamp),
  /** When the cases are asked by themselves, because something has changed. */
  dueAt: z.nullable(timestamp),
  /** True while that waits for the next day (UTC), because this one's answers are used up. */
  waitsForDay: z.boolean(),
});

export type TestState = z.infer<typeof testStateSchema>;

/** What a chatbot's tests begin with. */
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
