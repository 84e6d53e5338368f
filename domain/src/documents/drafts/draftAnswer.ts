import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { VERDICTS } from '../../widget/VERDICTS.ts';
import { testTurnSchema } from '../evals/testCase.ts';
import { DRAFT_OUTCOMES } from './draftRun.ts';

const givenSchema = z.object({
  text: z.string(),
  /** Outcome of the question: see `Message`. */
  verdict: z.enum(VERDICTS),
});

/**
 * orgs/{orgId}/draftAnswers/{runId}_{id}: what became of one question of a draft run. Visitors' words and the answers to them have personal
 * data masked. It goes with its conversation, its run and its chatbot.
 */
export const draftAnswerSchema = z.object({
  chatbotId: idSchema,
  runId: idSchema,
  /** Null for a case. */
  chatId: z.nullable(z.string()),
  /** Its place among the run's questions. */
  place: z.int(),
  question: z.string(),
  /** Preceding turn. */
  turn: z.nullable(testTurnSchema),
  outcome: z.enum(DRAFT_OUTCOMES),
  /** The answer that visitors got; null for a case. */
  former: z.nullable(givenSchema),
  given: givenSchema,
  expiresAt: timestamp,
});

export type DraftAnswer = z.infer<typeof draftAnswerSchema>;
