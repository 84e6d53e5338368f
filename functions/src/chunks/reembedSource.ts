import type { Chunk } from '@parlance/domain/documents/knowledge/chunk';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Embedder } from '../ai/provider.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import { switchEmbeddingSpace } from './switchEmbeddingSpace.ts';
import { chunkId } from './chunkId.ts';
import { CHUNKS_PER_WRITE, writeChunks } from './writeChunks.ts';

/**
 * Gives the passages of a source vectors in the embedder's space, from their stored text: no file is read and no website
 * visited. The vectors of before stay beside them until the chatbot turns to the new space. Running it twice, or beside a
 * reading of the source, is harmless: a source that is read meanwhile gets its new vectors by that.
 */
export async function reembedSource(orgId: string, sourceId: string, embedder: Embedder): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  const source = (await ref.get()).data();
  if (source === undefined || source.embeddingSpace === null || source.embeddingSpace === embedder.embeddingSpace)
    return;
  if (source.status !== 'indexed' && source.status !== 'failed') return;
  const isCurrent = (now: Source): boolean =>
    now.status === source.status &&
    now.embeddingSpace === source.embeddingSpace &&
    now.indexedAt?.getTime() === source.indexedAt?.getTime();
  const former = refs
    .chunks(orgId)
    .where('sourceId', '==', sourceId)
    .where('embeddingSpace', '==', source.embeddingSpace);
  // What an earlier attempt has written is not paid for again.
  const done = await refs
    .chunks(orgId)
    .where('sourceId', '==', sourceId)
    .where('embeddingSpace', '==', embedder.embeddingSpace)
    .select()
    .withConverter(null)
    .get();
  const known = new Set(done.docs.map(({ id }) => id));
  let last: QueryDocumentSnapshot<Chunk> | undefined;
  do {
    const page = await (last === undefined ? former : former.startAfter(last)).limit(CHUNKS_PER_WRITE).get();
    const chunks = page.docs
      .map((chunk) => ({ ...chunk.data(), embeddingSpace: embedder.embeddingSpace }))
      .filter((chunk) => !known.has(chunkId(chunk, chunk.embeddingSpace, chunk.hash)));
    if (!(await writeChunks(orgId, chunks, embedder, isCurrent))) return;
    last = page.docs.at(-1);
  } while (last !== undefined);
  const isDone = await db.runTransaction(async (transaction) => {
    const now = (await transaction.get(ref)).data();
    if (now === undefined || !isCurrent(now)) return false;
    transaction.update(ref, { embeddingSpace: embedder.embeddingSpace });
    return true;
  });
  if (isDone) await switchEmbeddingSpace(orgId, source.chatbotId, embedder.embeddingSpace);
}
