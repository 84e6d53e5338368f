import * as z from 'zod';
import { ERROR_CODES } from '../../errors.ts';
import { timestamp } from '../../timestamp.ts';
import { quotedSettingsSchema } from '../chatbots/settings.ts';
import { TEST_RUN_STATUSES } from '../evals/testRun.ts';

/** `replay`: visitors' last questions are asked again. `gate`: the cases that must pass are asked before a change takes effect. */
export const DRAFT_RUN_KINDS = ['replay', 'gate'] as const;

/**
 * Outcomes of a question. In a replay: the same answer, the same said in other words, other facts, an answer where there was
 * none, none where there was one. At a gate: the case passed or failed.
 */
export const DRAFT_OUTCOMES = ['same', 'words', 'facts', 'answered', 'refused', 'passed', 'failed'] as const;

const count = z.int().default(0);

/**
 * orgs/{orgId}/chatbots/{chatbotId}/draftRuns/{runId}: questions that are asked with settings that are not live. Nothing of it is applied.
 * It goes with its answers at `expiresAt`.
 */
export const draftRunSchema = z.object({
  kind: z.enum(DRAFT_RUN_KINDS),
  status: z.enum(TEST_RUN_STATUSES),
  startedBy: z.string(),
  startedAt: timestamp,
  finishedAt: z.nullable(timestamp),
  /** The draft: what differs from the stored settings, in the form in which `saveChatbotSettings` takes it. None: the present state. */
  changes: quotedSettingsSchema,
  /** The questions in the order in which they are shown: ids of visitors' messages with their conversations, or of cases. */
  items: z.array(z.object({ id: z.string(), chatId: z.nullable(z.string()) })),
  /** Answers of the day that it took and has not used yet; null in a run that is older than this field. */
  answersLeft: z.nullable(z.int()).default(null),
  /** Questions that are done with, and those of them that were deleted meanwhile. */
  done: z.int(),
  gone: z.int(),
  /** Questions by what became of them. */
  outcomes: z.object({
    same: count,
    words: count,
    facts: count,
    answered: count,
    refused: count,
    passed: count,
    failed: count,
  }),
  /** At a gate: the answering settings and cases that it tried (`gateKey`). Empty in a replay. */
  key: z.string(),
  /** Provider that answered. */
  provider: z.string(),
  /** Counts the workers that took it, which tells them apart. */
  worker: z.int(),
  /** Workers that took it since it last came further. */
  attempts: z.int(),
  /** While it is not over: a worker that dies is replaced after that. */
  leaseUntil: z.nullable(timestamp),
  /** Error that made it fail. */
  error: z.nullable(z.enum(ERROR_CODES)),
  expiresAt: timestamp,
});

export type DraftRun = z.infer<typeof draftRunSchema>;
export type DraftOutcome = (typeof DRAFT_OUTCOMES)[number];
