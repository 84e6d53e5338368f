import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { chunksOfSource } from '@parlance/domain/queries/chunks';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

const BATCH = 400;

const rowSchema = chunkSchema.pick({ embeddingSpace: true, hash: true });

interface ChunkRow {
  id: string;
  embeddingSpace: string;
  hash: string;
}

interface Selection {
  /** Only the chunks of this page of a website. */
  pageId?: string | null;
  /** Chunks that stay. */
  isKept?: (chunk: ChunkRow) => boolean;
  /** True: only as long as the source is not there. One that has been brought back may have written them anew. */
  whileGone?: boolean;
}

/** Deletes the chunks of a source, or those that are selected, and says how many went. */
export async function removeChunks(orgId: string, sourceId: string, selection: Selection = {}): Promise<number> {
  const { pageId = null, isKept = () => false, whileGone = false } = selection;
  const found = await queryOf(refs.chunks(orgId), chunksOfSource, { sourceId, pageId: pageId ?? undefined })
    .select('embeddingSpace', 'hash')
    .withConverter(null)
    .get();
  const doomed = found.docs.filter((chunk) => !isKept({ ...rowSchema.parse(chunk.data()), id: chunk.id }));
  for (let start = 0; start < doomed.length; start += BATCH) {
    const some = doomed.slice(start, start + BATCH);
    const isGone = await db.runTransaction(async (transaction) => {
      if (whileGone && (await transaction.get(refs.source(orgId, sourceId))).exists) return false;
      for (const chunk of some) transaction.delete(chunk.ref);
      return true;
    });
    if (!isGone) return start;
  }
  return doomed.length;
}
