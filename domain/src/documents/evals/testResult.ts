import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';
import { VERDICTS } from '../../widget/VERDICTS.ts';
import { actionCallSchema } from '../actions/actionCall.ts';
import { storedExpectationSchema, TEST_VERDICTS, testTurnSchema } from './testCase.ts';

/** Judges of a check: `rules` compare figures, links and words; a model judges what they leave open. */
export const TEST_JUDGES = ['rules', 'model'] as const;

/**
 * Reasons for which a part of an expectation holds or not. `said`: all of it is in the answer. `figure-missing`, `words-missing`:
 * some of it is not. `refused`: nothing was answered. `answered`: something was. `judged`: the model gives its reason in `note`.
 */
export const TEST_REASONS = ['said', 'figure-missing', 'words-missing', 'refused', 'answered', 'judged'] as const;

const checkSchema = z.object({
  /** The fact; empty for an answer that should be none. */
  fact: z.string(),
  holds: z.boolean(),
  by: z.enum(TEST_JUDGES),
  reason: z.enum(TEST_REASONS),
  /** The model's words. */
  note: z.string(),
});

const givenSchema = z.object({
  runId: z.string(),
  text: z.string(),
  /** Outcome of the question: see `Message`. */
  verdict: z.enum(VERDICTS),
  /** Passages available to the answer, best first, shortened. */
  passages: z.array(
    z.object({
      chunkId: z.string(),
      sourceId: z.string(),
      sourceName: z.string(),
      heading: z.string(),
      excerpt: z.string(),
    }),
  ),
  /** The conversation before, as it went in this run; none for a question that began it. */
  turns: z.array(testTurnSchema).default([]),
  /** Calls of actions in all of it, played back. */
  calls: z.array(actionCallSchema).default([]),
  at: timestamp,
});

/** orgs/{orgId}/chatbots/{chatbotId}/testRuns/{runId}/results/{caseId}: what a run found out about one case. */
export const testResultSchema = z.object({
  question: z.string(),
  expectation: storedExpectationSchema,
  mustPass: z.boolean(),
  /** The case's version that was asked. */
  version: z.int(),
  verdict: z.enum(TEST_VERDICTS),
  checks: z.array(checkSchema),
  given: givenSchema,
  /** The answer of the run before; null where there was none, or the case was another one. */
  former: z.nullable(givenSchema),
  isFlipped: z.boolean(),
  ms: z.int(),
  /** Null where no model wrote. */
  tokens: z.nullable(z.int()),
});

export type TestResult = z.infer<typeof testResultSchema>;
export type TestCheck = z.infer<typeof checkSchema>;
export type TestAnswer = z.infer<typeof givenSchema>;
