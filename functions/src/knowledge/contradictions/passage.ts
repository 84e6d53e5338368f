import { VectorValue } from '@google-cloud/firestore';
import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import * as z from 'zod';

/** Fields of a passage that the comparison reads. */
export const passageSchema = chunkSchema.pick({
  sourceId: true,
  sourceName: true,
  pageId: true,
  url: true,
  page: true,
  heading: true,
  question: true,
  text: true,
  hash: true,
});

/** The names of its fields, for `select`. */
export const PASSAGE_FIELDS: readonly string[] = Object.keys(passageSchema.shape);

export const passageWithVectorSchema = passageSchema.extend({
  embedding: z.custom<VectorValue>((value) => value instanceof VectorValue),
});

export type Passage = z.infer<typeof passageSchema>;
