import * as z from 'zod';
import { idSchema } from '../ids.ts';

/**
 * orgs/{orgId}/chunks/{chunkId}: a passage with its vector, read by the server alone. The `embedding` field (768 numbers)
 * is written as a Firestore vector and never read back, so the schema leaves it out.
 */
export const chunkSchema = z.object({
  chatbotId: idSchema,
  sourceId: idSchema,
  sourceName: z.string(),
  /** Provider, model and dimension of the vector. Vectors of two spaces are never compared. */
  space: z.string(),
  /** Position within its source. */
  index: z.int(),
  /** Headings above the passage, outermost first, joined by " › ". */
  heading: z.string(),
  page: z.nullable(z.int()),
  text: z.string(),
  hash: z.string(),
});

export type Chunk = z.infer<typeof chunkSchema>;
