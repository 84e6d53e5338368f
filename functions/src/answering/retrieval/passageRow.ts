import type * as z from 'zod';
import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';

/** Fields of a passage that a search reads: never its vector without need, which would be 6 kB each. */
export const passageRowSchema = chunkSchema.pick({
  sourceId: true,
  sourceName: true,
  heading: true,
  page: true,
  pageId: true,
  index: true,
  url: true,
  question: true,
  text: true,
  hash: true,
});

/** The names of its fields, for `select`. */
export const PASSAGE_FIELDS: readonly string[] = Object.keys(passageRowSchema.shape);

/** Fields of a row's passage, as a candidate has them. */
export function ofRow(row: z.infer<typeof passageRowSchema>) {
  const { sourceId, sourceName, heading, page, url, question, text, pageId, index } = row;
  return { sourceId, sourceName, heading, page, url, question, text, place: { pageId, index } };
}
