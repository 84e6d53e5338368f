import * as z from 'zod';
import { ERROR_CODES } from '../../errors.ts';
import { timestamp } from '../../timestamp.ts';

/** Kinds of change that can affect a chatbot's answers. */
export const TEST_CHANGE_KINDS = ['settings', 'source-read', 'source-removed', 'passages'] as const;

/** A change of what answers rest on. */
export const testChangeSchema = z.object({
  kind: z.enum(TEST_CHANGE_KINDS),
  /** The settings' fields, or the sources' names. */
  names: z.array(z.string()),
  /** The member who changed it; null where it was read again by itself. */
  by: z.nullable(z.string()),
  at: timestamp,
});

export const TEST_RUN_STATUSES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

/** orgs/{orgId}/chatbots/{chatbotId}/testRuns/{runId}: all cases of a chatbot, asked one after the other. */
export const testRunSchema = z.object({
  status: z.enum(TEST_RUN_STATUSES),
  /** Null for one that began by itself, after a change. */
  startedBy: z.nullable(z.string()),
  startedAt: timestamp,
  finishedAt: z.nullable(timestamp),
  /** Changes since the run before. */
  changes: z.array(testChangeSchema),
  /** The cases that it asks, as they were when it began. Those that are deleted meanwhile count as done. */
  caseIds: z.array(z.string()),
  /** Answers of the day that it took and has not used yet; null in a run that is older than this field. */
  answersLeft: z.nullable(z.int()).default(null),
  done: z.int(),
  passed: z.int(),
  failed: z.int(),
  /** Cases with another verdict than before, and those of them that must pass and do not any more. */
  flipped: z.int(),
  broken: z.int(),
  settingsVersion: z.int(),
  /** Provider that answered. */
  provider: z.string(),
  tokens: z.int(),
  /** Counts the workers that took it, which tells them apart. */
  worker: z.int(),
  /** Workers that took it since it last came further. */
  attempts: z.int(),
  /** While it is not over: a worker that dies is replaced after that. */
  leaseUntil: z.nullable(timestamp),
  /** Error that made it fail. */
  error: z.nullable(z.enum(ERROR_CODES)),
});

export type TestRun = z.infer<typeof testRunSchema>;
export type TestChange = z.infer<typeof testChangeSchema>;
