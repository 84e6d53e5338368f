import type { MutedPassage } from '@parlance/domain/documents/knowledge/contradiction';
import { paths } from '@parlance/domain/paths';
import { VectorValue } from '@google-cloud/firestore';
import * as z from 'zod';
import type { Embedder } from '../../ai/AiProvider.ts';
import { db } from '../../kernel/platform/app.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { tellingTerms } from '../../kernel/text/termsOf.ts';
import { chunksWithTerm } from '@parlance/domain/queries/chunks';
import { isMuted } from '@parlance/domain/documents/knowledge/isMuted';
import { ofRow, PASSAGE_FIELDS, passageRowSchema } from './passageRow.ts';
import type { Candidate } from './rankPassages.ts';

/** A word that more passages have tells none of them apart. */
const RARE = 6;

const rowSchema = passageRowSchema.extend({
  embedding: z.custom<VectorValue>((value) => value instanceof VectorValue),
});

/** A passage that has a rare word of the question, with its vector. */
export interface RareCandidate extends Omit<Candidate, 'similarity'> {
  vector: number[];
}

/** Chatbot and embedding space whose passages are searched. */
interface Searched {
  orgId: string;
  chatbotId: string;
  embeddingSpace: Embedder['embeddingSpace'];
  /** Passages that answers do without. */
  muted: readonly MutedPassage[];
}

/**
 * The passages that have a word of the question which at most six passages of the chatbot have: names, codes and numbers, which
 * vectors blur. At most seven reads for each of `terms` words.
 */
export async function rareCandidates(searched: Searched, question: string, terms: number): Promise<RareCandidate[]> {
  const found = await Promise.all(tellingTerms(question, terms).map((term) => passagesWith(searched, term)));
  const byId = new Map(found.flat().map((candidate) => [candidate.chunkId, candidate]));
  return [...byId.values()];
}

async function passagesWith(
  { orgId, chatbotId, embeddingSpace, muted }: Searched,
  term: string,
): Promise<RareCandidate[]> {
  const { docs } = await queryOf(db.collection(paths.chunks(orgId)), chunksWithTerm, {
    chatbotId,
    embeddingSpace,
    terms: term,
  })
    .select(...PASSAGE_FIELDS, 'embedding')
    .limit(RARE + 1)
    .get();
  if (docs.length > RARE) return [];
  return docs.flatMap((document) => {
    const { embedding, ...row } = rowSchema.parse(document.data());
    if (isMuted(muted, row)) return [];
    return [{ ...ofRow(row), chunkId: document.id, isFaq: false, hasRareWord: true, vector: embedding.toArray() }];
  });
}
