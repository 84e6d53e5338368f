import type { Source, WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { FieldValue, type UpdateData } from 'firebase-admin/firestore';
import { db } from '../platform/app.ts';
import { logEvent } from '../platform/log/logEvent.ts';
import { refs } from '../platform/refs.ts';
import { CHUNKER } from '../chunks/CHUNKER.ts';
import { switchEmbeddingSpace } from '../chunks/switchEmbeddingSpace.ts';
import { removeKnowledge, writeFailure } from './failSource.ts';
import { fitsTraining } from './fitsTraining.ts';
import { removeChunks } from '../chunks/removeChunks.ts';

/** What was read of a source. */
export interface SourceOutcome extends Pick<Source, 'characters' | 'tokens' | 'chunks' | 'notes' | 'pagesWithoutText'> {
  /** Embedding space of its chunks. */
  embeddingSpace: string;
  /** False once the source was changed: another reading is due, and this one is not to be taken for it. */
  isCurrent: (source: Source) => boolean;
  /** What else changes with it: the figures of a website. */
  update?: UpdateData<WebsiteSource>;
}

export type Finish = 'finished' | 'over-limit' | 'superseded' | 'gone';

/**
 * Ends the reading of a source in one transaction: its tokens are counted for the organization in place of those that it
 * held before, and the chatbot is trained. More tokens than the plan allows make it fail instead, without its chunks. What
 * was written for a source that is gone is removed again.
 */
export async function finishSource(orgId: string, sourceId: string, outcome: SourceOutcome): Promise<Finish> {
  const ref = refs.source(orgId, sourceId);
  const { isCurrent, update = {}, ...counts } = outcome;
  const result = await db.runTransaction(async (transaction): Promise<{ kind: Finish; source?: Source }> => {
    const [source, org] = await Promise.all([
      transaction.get(ref).then((found) => found.data()),
      transaction.get(refs.org(orgId)).then((found) => found.data()),
    ]);
    if (source === undefined || org === undefined) return { kind: 'gone' };
    const chatbot = await transaction.get(refs.chatbot(orgId, source.chatbotId));
    if (!chatbot.exists) return { kind: 'gone' };
    if (!isCurrent(source)) return { kind: 'superseded' };
    if (!fitsTraining(org, source, counts.tokens)) {
      writeFailure(transaction, orgId, sourceId, source, true, 'training-limit-reached');
      return { kind: 'over-limit', source };
    }
    const now = new Date();
    transaction.update(ref, {
      ...counts,
      ...update,
      status: 'indexed',
      chunker: CHUNKER,
      error: null,
      progress: 1,
      leaseUntil: null,
      waitingSince: null,
      indexedAt: now,
    });
    transaction.update(refs.org(orgId), { trainingTokens: FieldValue.increment(counts.tokens - source.tokens) });
    transaction.update(chatbot.ref, {
      trained: true,
      embeddingSpace: chatbot.data()?.embeddingSpace ?? counts.embeddingSpace,
    });
    return { kind: 'finished', source };
  });
  const { kind, source } = result;
  if (kind === 'gone') await removeChunks(orgId, sourceId);
  if (kind === 'over-limit' && source !== undefined) {
    logEvent('source failed', { code: 'training-limit-reached', sourceType: source.type });
    await removeKnowledge(orgId, sourceId, { ...source, ...counts });
  }
  if (kind === 'finished' && source !== undefined)
    await switchEmbeddingSpace(orgId, source.chatbotId, counts.embeddingSpace);
  return kind;
}
