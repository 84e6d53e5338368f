import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { LOCALES } from '../../locales.ts';

/**
 * orgs/{orgId}/chunks/{chunkId}: a passage with its vector, read by the server alone. The `embedding` field (768 numbers)
 * is written as a Firestore vector and never read back, so the schema leaves it out.
 */
export const chunkSchema = z.object({
  chatbotId: idSchema,
  sourceId: idSchema,
  sourceName: z.string(),
  /** Provider, model and dimension of the vector. Vectors of two spaces are never compared. */
  embeddingSpace: z.string(),
  /** Position within its source. */
  index: z.int(),
  /** Headings above the passage, outermost first, joined by " › ". */
  heading: z.string(),
  page: z.nullable(z.int()),
  /** The page's document and its address, for websites. */
  pageId: z.nullable(idSchema).default(null),
  url: z.nullable(z.string()).default(null),
  /** Language of the passage, where it is long enough to detect it. */
  language: z.nullable(z.enum(LOCALES)).default(null),
  /** The question, for a question with its answer, so that it can be answered word for word. */
  question: z.nullable(z.string()).default(null),
  /** Its form under which a visitor's question finds it: see answering/questionKey. */
  questionKey: z.nullable(z.string()).default(null),
  text: z.string(),
  /** Stems of its words, each once: a search can ask for those that few passages have (see text/termsOf). */
  terms: z.array(z.string()).default([]),
  hash: z.string(),
  /** True until the next night has compared it with what else the chatbot knows. Passages from before it was stored are not. */
  toCompare: z.boolean().default(false),
});

export type Chunk = z.infer<typeof chunkSchema>;
