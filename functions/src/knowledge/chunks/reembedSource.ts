import type { Chunk } from '@parlance/domain/documents/knowledge/chunk';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { LIMITS } from '@parlance/domain/limits';
import { chunksOfSource } from '@parlance/domain/queries/chunks';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { AiProvider, Embedder } from '../../ai/AiProvider.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { keepLease } from './keepLease.ts';
import { switchEmbeddingSpace } from './switchEmbeddingSpace.ts';
import { chunkId } from './chunkId.ts';
import { CHUNKS_PER_WRITE, writeChunks } from './writeChunks.ts';

/**
 * Gives the passages of a source vectors in the embedder's space, from their stored text: no file is read and no website
 * visited. The vectors of before stay beside them until the chatbot turns to the new space. Running it twice, or beside a
 * reading of the source, is harmless: a lease lets one worker in, and a source that is read meanwhile gets its new vectors by
 * that. The change is ours: the organization's tokens of the day are not touched.
 */
export async function reembedSource(
  orgId: string,
  sourceId: string,
  embedder: Embedder & Pick<AiProvider, 'spend'>,
): Promise<void> {
  // The schedule queues it again.
  if ((await embedder.spend.check()) !== 'none') return;
  const claim = await claimForVectors(orgId, sourceId, embedder.embeddingSpace);
  if (claim === undefined) return;
  const stopKeeping = keepLease(orgId, sourceId, claim.leaseUntil);
  let isDone: boolean;
  try {
    isDone = await embedAnew(orgId, sourceId, claim.source, embedder);
  } finally {
    await stopKeeping();
    await releaseLease(orgId, sourceId);
  }
  if (isDone) await switchEmbeddingSpace(orgId, claim.source.chatbotId, embedder.embeddingSpace);
}

/** Takes a source that is behind, unless another worker has it. */
async function claimForVectors(
  orgId: string,
  sourceId: string,
  embeddingSpace: string,
): Promise<{ source: Source; leaseUntil: Date } | undefined> {
  const ref = refs.source(orgId, sourceId);
  const now = new Date();
  return db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source === undefined || source.embeddingSpace === null || source.embeddingSpace === embeddingSpace)
      return undefined;
    if (source.status !== 'indexed' && source.status !== 'failed') return undefined;
    if (source.leaseUntil !== null && source.leaseUntil > now) return undefined;
    const leaseUntil = new Date(now.getTime() + LIMITS.ingestionLeaseMs);
    transaction.update(ref, { leaseUntil });
    return { source, leaseUntil };
  });
}

/** Lets go of a source, unless it has been put back into the queue meanwhile. */
async function releaseLease(orgId: string, sourceId: string): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  await db.runTransaction(async (transaction) => {
    const status = (await transaction.get(ref)).data()?.status;
    if (status === 'indexed' || status === 'failed') transaction.update(ref, { leaseUntil: null });
  });
}

/** Answers false where the source was changed or deleted meanwhile. */
async function embedAnew(orgId: string, sourceId: string, source: Source, embedder: Embedder): Promise<boolean> {
  const ref = refs.source(orgId, sourceId);
  const isCurrent = (now: Source): boolean =>
    now.status === source.status &&
    now.embeddingSpace === source.embeddingSpace &&
    now.indexedAt?.getTime() === source.indexedAt?.getTime();
  const chunksIn = (embeddingSpace: string | null) =>
    queryOf(refs.chunks(orgId), chunksOfSource, { sourceId, embeddingSpace });
  const former = chunksIn(source.embeddingSpace);
  // What an earlier attempt has written is not paid for again.
  const done = await chunksIn(embedder.embeddingSpace).select().withConverter(null).get();
  const known = new Set(done.docs.map(({ id }) => id));
  let last: QueryDocumentSnapshot<Chunk> | undefined;
  do {
    const page = await (last === undefined ? former : former.startAfter(last)).limit(CHUNKS_PER_WRITE).get();
    const chunks = page.docs
      .map((chunk) => ({ ...chunk.data(), embeddingSpace: embedder.embeddingSpace }))
      .filter((chunk) => !known.has(chunkId(chunk, chunk.embeddingSpace, chunk.hash)));
    if (!(await writeChunks(orgId, chunks, embedder, isCurrent))) return false;
    last = page.docs.at(-1);
  } while (last !== undefined);
  return db.runTransaction(async (transaction) => {
    const now = (await transaction.get(ref)).data();
    if (now === undefined || !isCurrent(now)) return false;
    transaction.update(ref, { embeddingSpace: embedder.embeddingSpace });
    return true;
  });
}
