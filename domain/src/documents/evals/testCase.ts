import * as z from 'zod';
import { LOCALES } from '../../locales.ts';
import { timestamp } from '../../timestamp.ts';
import { recordingSchema } from '../actions/recording.ts';

/** Origins of a case: written by hand, a question with its answer, a revised answer, or one that was rated down. */
export const TEST_ORIGINS = ['written', 'qa', 'revised', 'disliked'] as const;

export const TEST_VERDICTS = ['passed', 'failed'] as const;

/** Requirement on an answer: one that says each of these facts, or none. */
export const storedExpectationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('facts'), facts: z.array(z.string()) }),
  z.object({ kind: z.literal('refuse') }),
]);

/** Turn before the question, which is part of it. */
export const testTurnSchema = z.object({ question: z.string(), answer: z.string() });

/** orgs/{orgId}/chatbots/{chatbotId}/testCases/{caseId}: a question whose answer the business wants to stay right. */
export const testCaseSchema = z.object({
  question: z.string(),
  /** Of the page, for a question that does not show its language. */
  locale: z.enum(LOCALES),
  turn: z.nullable(testTurnSchema),
  /** Messages that the customer sends before the question, after `turn`: the chatbot answers each of them anew. */
  earlier: z.array(z.string()).default([]),
  /** Answers of the business's server meanwhile. With none no action is called. */
  recordings: z.array(recordingSchema).default([]),
  expectation: storedExpectationSchema,
  /** Members are told when it fails that passed before. */
  mustPass: z.boolean(),
  origin: z.enum(TEST_ORIGINS),
  /** The source or the message that it was made of. */
  originId: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: timestamp,
  updatedBy: z.string(),
  updatedAt: timestamp,
  /** Rises with every change: a result of a former one says nothing of this one. */
  version: z.int(),
  /** Of the newest run that judged it. */
  last: z.nullable(
    z.object({
      runId: z.string(),
      version: z.int(),
      verdict: z.enum(TEST_VERDICTS),
      /** Another verdict than in the run before. */
      isFlipped: z.boolean(),
      at: timestamp,
    }),
  ),
});

export type TestCase = z.infer<typeof testCaseSchema>;
export type TestExpectation = z.infer<typeof storedExpectationSchema>;
export type TestTurn = z.infer<typeof testTurnSchema>;
export type TestOrigin = TestCase['origin'];
export type TestVerdict = (typeof TEST_VERDICTS)[number];
