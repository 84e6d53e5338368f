import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

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
}

/** Deletes the chunks of a source, or those that are selected, and says how many went. */
export async function removeChunks(orgId: string, sourceId: string, selection: Selection = {}): Promise<number> {
  const { pageId = null, isKept = () => false } = selection;
  const all = refs.chunks(orgId).where('sourceId', '==', sourceId);
  const found = await (pageId === null ? all : all.where('pageId', '==', pageId))
    .select('embeddingSpace', 'hash')
    .withConverter(null)
    .get();
  const doomed = found.docs.filter((chunk) => !isKept({ ...rowSchema.parse(chunk.data()), id: chunk.id }));
  for (let start = 0; start < doomed.length; start += BATCH) {
    const batch = db.batch();
    for (const chunk of doomed.slice(start, start + BATCH)) batch.delete(chunk.ref);
    await batch.commit();
  }
  return doomed.length;
}
