import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { AiProvider, Embedder } from '../../ai/provider.ts';
import { db } from '../../platform/app.ts';
import { faqCandidates } from './faqCandidates.ts';
import { rankPassages, type Candidate, type RankedPassage } from './rankPassages.ts';

const rowSchema = chunkSchema
  .pick({ sourceId: true, sourceName: true, heading: true, page: true, url: true, question: true, text: true })
  .extend({ distance: z.number() });

/** Fields of a hit: never the vector, which would be 6 kB each. */
const FIELDS = ['sourceId', 'sourceName', 'heading', 'page', 'url', 'question', 'text', 'distance'] as const;

/** Whose passages are searched. */
export interface Knowledge {
  orgId: string;
  chatbotId: string;
  /** The embedding space in which all its sources have vectors; null for the present provider's. */
  embeddingSpace: string | null;
  faqs: Widget['faqs'];
}

/**
 * The passages of one chatbot that may answer `question`, best first: nearest vectors in the chatbot's space and its FAQs,
 * ranked with their words. Tenant and chatbot come from the server's own data, never from the caller.
 */
export async function retrievePassages(
  { orgId, chatbotId, embeddingSpace, faqs }: Knowledge,
  question: string,
  provider: AiProvider,
): Promise<RankedPassage[]> {
  const embedder: Embedder = provider.former.find((former) => former.embeddingSpace === embeddingSpace) ?? provider;
  const vector = await embedder.embedQuery(question);
  const hits = await db
    .collection(paths.chunks(orgId))
    .where('chatbotId', '==', chatbotId)
    .where('embeddingSpace', '==', embedder.embeddingSpace)
    .select(...FIELDS)
    .findNearest({
      vectorField: 'embedding',
      queryVector: FieldValue.vector(vector),
      limit: provider.candidates,
      distanceMeasure: 'COSINE',
      distanceResultField: 'distance',
    })
    .get();
  const candidates: Candidate[] = hits.docs.map((hit) => {
    const { distance, ...row } = rowSchema.parse(hit.data());
    return { ...row, chunkId: hit.id, isFaq: false, similarity: 1 - distance };
  });
  const { minScore, lexicalWeight } = embedder;
  const { passages } = provider;
  const all = [...candidates, ...faqCandidates(question, faqs, minScore)];
  return rankPassages(question, all, { minScore, lexicalWeight, passages });
}
