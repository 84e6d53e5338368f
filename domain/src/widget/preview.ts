import * as z from 'zod/mini';
import { visitorErrorCodeSchema } from './visitorError.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { answerChunkSchema, answerResultSchema } from './answerStream.ts';
import { widgetLookSchema } from './config.ts';

const previewQuestionSchema = z.object({
  parlance: z.literal('ask'),
  messageId: idSchema,
  text: z.string().check(z.maxLength(LIMITS.visitorMessageCharacters)),
  locale: z.enum(LOCALES),
  /** Earlier turns, oldest first. */
  turns: z
    .array(
      z.object({
        question: z.string().check(z.maxLength(LIMITS.visitorMessageCharacters)),
        answer: z.string().check(z.maxLength(LIMITS.answerCharacters)),
      }),
    )
    .check(z.maxLength(LIMITS.historyTurns)),
});

/**
 * Messages of a previewed chat to the dashboard page around it: a question for the dashboard to have answered, and a notice that
 * an answer is not wanted any more. Both pages are of one origin; the receiver checks `event.origin` and `event.source`.
 */
export const previewRequestSchema = z.union([
  previewQuestionSchema,
  z.object({ parlance: z.literal('stop'), messageId: idSchema }),
]);

/**
 * Messages of the dashboard to the previewed chat: pieces of an answer, its end or its failure; parts of the look that are not
 * saved yet, drawn at once; and the request to begin anew.
 */
export const previewCommandSchema = z.union([
  z.object({ parlance: z.literal('chunk'), messageId: idSchema, chunk: answerChunkSchema }),
  z.object({ parlance: z.literal('result'), messageId: idSchema, result: answerResultSchema }),
  z.object({ parlance: z.literal('failure'), messageId: idSchema, code: visitorErrorCodeSchema }),
  z.object({ parlance: z.literal('look'), look: z.partial(widgetLookSchema) }),
  z.object({ parlance: z.literal('reset') }),
]);

export type PreviewQuestion = z.infer<typeof previewQuestionSchema>;
export type PreviewRequest = z.infer<typeof previewRequestSchema>;
export type PreviewCommand = z.infer<typeof previewCommandSchema>;
