import { chunkSchema } from '@parlance/domain/documents/chunk';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { AiProvider } from '../ai/provider.ts';
import { db } from '../platform/app.ts';
import { rankPassages, type Candidate, type RankedPassage } from './rankPassages.ts';

const rowSchema = chunkSchema
  .pick({ sourceId: true, sourceName: true, heading: true, page: true, text: true })
  .extend({ distance: z.number() });

/** Fields of a hit: never the vector, which would be 6 kB each. */
const FIELDS = ['sourceId', 'sourceName', 'heading', 'page', 'text', 'distance'] as const;

/**
 * The passages of one chatbot that may answer `question`, best first: nearest vectors in the provider's space, then
 * ranked with their words. Tenant and chatbot come from the server's own data, never from the caller.
 */
export async function retrievePassages(
  orgId: string,
  chatbotId: string,
  question: string,
  provider: AiProvider,
): Promise<RankedPassage[]> {
  const vector = await provider.embedQuery(question);
  const hits = await db
    .collection(paths.chunks(orgId))
    .where('chatbotId', '==', chatbotId)
    .where('space', '==', provider.space)
    .select(...FIELDS)
    .findNearest({
      vectorField: 'embedding',
      queryVector: FieldValue.vector(vector),
      limit: LIMITS.passagesRetrieved,
      distanceMeasure: 'COSINE',
      distanceResultField: 'distance',
    })
    .get();
  const candidates: Candidate[] = hits.docs.map((hit) => {
    const { distance, ...row } = rowSchema.parse(hit.data());
    return { ...row, similarity: 1 - distance };
  });
  return rankPassages(question, candidates, provider.minScore);
}
