import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod';
import { LIMITS } from '@parlance/domain/limits';
import type { AiProvider, Embedder } from '../../ai/AiProvider.ts';
import { db } from '../../kernel/platform/app.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { untilAborted } from '../../kernel/platform/untilAborted.ts';
import { nearestOf } from '../../kernel/platform/queries/nearestOf.ts';
import type { Knowledge } from './Knowledge.ts';
import { cosine } from './cosine.ts';
import { embedderOf } from './embedderOf.ts';
import { faqCandidates } from './faqCandidates.ts';
import { nearestChunks } from '@parlance/domain/queries/chunks';
import { isMuted } from '@parlance/domain/documents/knowledge/isMuted';
import { preferNewer } from './newer/preferNewer.ts';
import { ofRow, PASSAGE_FIELDS, passageRowSchema } from './passageRow.ts';
import { wordCandidates } from './wordCandidates.ts';
import { rareCandidates } from './rareCandidates.ts';
import type { Candidate } from './rankPassages.ts';

const rowSchema = passageRowSchema.extend({ distance: z.number() });

/**
 * The passages of one chatbot that may answer `question`, in no order: nearest vectors in the chatbot's space, those with a rare
 * word of the question, and its FAQs; without an embedder that answers, those that share its words. Of files of one name the newer one is heard. Tenant and chatbot come from the server's own data, never from the caller.
 * @param most Number of nearest vectors that are read, in place of the provider's: such a search stands beside a whole one, which looks
 *   for rare words as well.
 */
export async function findCandidates(
  { orgId, chatbotId, embeddingSpace, faqs, muted, needsEmbedder = false }: Knowledge,
  question: string,
  provider: AiProvider,
  most?: number,
): Promise<readonly Candidate[]> {
  const embedder = embedderOf(embeddingSpace, provider);
  const searched = { orgId, chatbotId, embeddingSpace: embedder.embeddingSpace, muted };
  const [vector, rare] = await Promise.all([
    needsEmbedder ? embedder.embedQuery(question) : embedInTime(embedder, question),
    most === undefined ? rareCandidates(searched, question, provider.rareWords) : [],
  ]);
  if (vector === undefined) {
    const byWords = await wordCandidates(searched, embedder.embeddingSpace, question);
    return preferNewer(orgId, [...byWords, ...faqCandidates(question, faqs, embedder.minScore)]);
  }
  const hits = await nearestOf(
    db.collection(paths.chunks(orgId)),
    nearestChunks,
    { chatbotId, embeddingSpace: embedder.embeddingSpace },
    {
      select: [...PASSAGE_FIELDS, 'distance'],
      queryVector: FieldValue.vector(vector),
      limit: Math.min(most ?? provider.candidates, provider.candidates),
      distanceMeasure: 'COSINE',
      distanceResultField: 'distance',
    },
  ).get();
  const rareIds = new Set(rare.map(({ chunkId }) => chunkId));
  const near = hits.docs.flatMap((hit): Candidate[] => {
    const { distance, ...row } = rowSchema.parse(hit.data());
    if (isMuted(muted, row)) return [];
    return [
      { ...ofRow(row), chunkId: hit.id, isFaq: false, hasRareWord: rareIds.has(hit.id), similarity: 1 - distance },
    ];
  });
  const nearIds = new Set(near.map(({ chunkId }) => chunkId));
  const far = rare
    .filter(({ chunkId }) => !nearIds.has(chunkId))
    .map(({ vector: own, ...candidate }): Candidate => ({ ...candidate, similarity: cosine(vector, own) }));
  return preferNewer(orgId, [...near, ...far, ...faqCandidates(question, faqs, embedder.minScore)]);
}

/** The question's vector; undefined where the embedder fails or takes too long for a visitor to wait. */
async function embedInTime({ embedQuery }: Embedder, question: string): Promise<number[] | undefined> {
  try {
    return await untilAborted(embedQuery(question), AbortSignal.timeout(LIMITS.embedQueryMs));
  } catch (error) {
    logEvent('question not embedded', {}, error);
    return undefined;
  }
}
