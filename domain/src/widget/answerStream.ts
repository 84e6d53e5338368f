import * as z from 'zod/mini';
import { VERDICTS } from './VERDICTS.ts';

/** A mark [n] in an answer, and the passage that it stands for. */
export const citationSchema = z.object({
  n: z.int(),
  sourceId: z.string(),
  sourceName: z.string(),
  heading: z.string(),
  page: z.nullable(z.int()),
  /** Address of the web page that the passage comes from. Shown as a link only if it is http or https. */
  url: z._default(z.nullable(z.string()), null),
  /** The passage's own words. */
  quote: z.string(),
});

export type Citation = z.infer<typeof citationSchema>;

/** One event of a streaming answer. Text arrives in whole checked sentences or parts of them, in order. */
export const answerChunkSchema = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('citation'), citation: citationSchema }),
]);

export type AnswerChunk = z.infer<typeof answerChunkSchema>;

/** The last event: the whole answer as it is stored. */
export const answerResultSchema = z.object({
  messageId: z.string(),
  text: z.string(),
  verdict: z.enum(VERDICTS),
  citations: z.array(citationSchema),
  /** True when the visitor should be offered the contact form. */
  offerContact: z.boolean(),
  /** True when the visitor asked for a person and agents can be asked for: the request opens at once. */
  offerAgent: z.optional(z.boolean()),
  /** Replies that the visitor can click, where the answer asks to agree to something. */
  replies: z.optional(z.array(z.string())),
  /** True when answers are quoted by the local development provider and not written by a language model. */
  local: z.boolean(),
});

export type AnswerResult = z.infer<typeof answerResultSchema>;
