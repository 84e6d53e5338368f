import type { Chunk } from '@parlance/domain/documents/knowledge/chunk';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { FieldValue } from 'firebase-admin/firestore';
import type { Embedder } from '../../ai/AiProvider.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { chunkId } from './chunkId.ts';
import { embeddedText } from './embeddedText.ts';

/** 768 numbers are about 7 kB on the wire: 100 chunks stay far below Firestore's 10 MB a commit. */
export const CHUNKS_PER_WRITE = 100;

/**
 * Embeds chunks and writes them, at most `CHUNKS_PER_WRITE`. Answers false, and writes nothing, when their source is gone
 * or `isCurrent` no longer holds for it: the same transaction looks and writes, so a deletion leaves no chunk behind.
 */
export async function writeChunks(
  orgId: string,
  chunks: readonly Chunk[],
  embedder: Embedder,
  isCurrent: (source: Source) => boolean,
): Promise<boolean> {
  const [first] = chunks;
  if (first === undefined) return true;
  const vectors = await embedder.embedPassages(chunks.map(embeddedText));
  return db.runTransaction(async (transaction) => {
    const source = (await transaction.get(refs.source(orgId, first.sourceId))).data();
    if (source === undefined || !isCurrent(source)) return false;
    chunks.forEach((chunk, position) => {
      const stored = { ...chunk, embedding: FieldValue.vector(vectors[position]) };
      transaction.set(refs.chunks(orgId).doc(chunkId(chunk, chunk.embeddingSpace, chunk.hash)), stored);
    });
    return true;
  });
}
