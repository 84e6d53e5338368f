import * as z from 'zod/mini';
import { settingsSchema } from '../documents/chatbots/settings.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { answerChunkSchema, answerResultSchema } from '../widget/answerStream.ts';
import { defineContract } from './contract.ts';
import { textField } from '../fields.ts';

/** Settings that are tried out before they are saved. */
const answerDraftSchema = z.pick(settingsSchema, {
  systemInstructions: true,
  model: true,
  temperature: true,
  formality: true,
});

export type AnswerDraft = z.infer<typeof answerDraftSchema>;

/**
 * Answers a question with settings that need not be saved, from the chatbot's own sources. Nothing is stored, counted or
 * billed as a visitor's message; `LIMITS.trialsPerMinute` hold for each organization. An untrained or inactive chatbot
 * answers here too, from what it has.
 */
export const tryAnswer = defineContract({
  name: 'tryAnswer',
  access: { kind: 'member', action: 'chatbot.configure' },
  idempotent: false,
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    draft: answerDraftSchema,
    text: textField(LIMITS.visitorMessageCharacters),
    locale: z.enum(LOCALES),
    /** Earlier turns, oldest first. */
    turns: z
      .array(
        z.strictObject({
          question: z.string().check(z.maxLength(LIMITS.visitorMessageCharacters)),
          answer: z.string().check(z.maxLength(LIMITS.answerCharacters)),
        }),
      )
      .check(z.maxLength(LIMITS.historyTurns)),
  }),
  output: z.strictObject({
    result: answerResultSchema,
    /** The passages that could be drawn on, best first. */
    passages: z.array(
      z.strictObject({
        chunkId: z.string(),
        sourceId: z.string(),
        sourceName: z.string(),
        heading: z.string(),
        text: z.string(),
        /** Closeness as the provider's threshold counts it. */
        score: z.number(),
      }),
    ),
    /** The question as it was looked up. */
    searchQuery: z.nullable(z.string()),
    provider: z.string(),
    model: z.nullable(z.string()),
    /** Input plus output; null where no model was asked. */
    tokens: z.nullable(z.int()),
    /** Until the first words and until the last. */
    firstTextMs: z.nullable(z.int()),
    latencyMs: z.int(),
    /** US dollars by the published price, an estimate; null where there is none. */
    cost: z.nullable(z.number()),
  }),
  chunk: answerChunkSchema,
});
