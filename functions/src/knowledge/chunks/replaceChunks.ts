import { type Chunk, chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { chunksOfSource } from '@parlance/domain/queries/chunks';
import type { Embedder } from '../../ai/AiProvider.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { chunkId } from './chunkId.ts';
import { embeddedText } from './embeddedText.ts';
import type { Passage } from './makePassage.ts';
import { openEmbeddingBudget } from './openEmbeddingBudget.ts';
import { removeChunks } from './removeChunks.ts';
import { CHUNKS_PER_WRITE, writeChunks } from './writeChunks.ts';

/** Owner of the chunks. */
export interface ChunkPlace {
  orgId: string;
  sourceId: string;
  sourceName: string;
  chatbotId: string;
  /** The page and its address, for websites. The other pages' chunks are left alone. */
  pageId: string | null;
  url: string | null;
  /** False once the source is to be read otherwise than now, so that this work is in vain. */
  isCurrent: (source: Source) => boolean;
  /** The moment of the day from whose budget is taken what is embedded. */
  now: Date;
}

const knownSchema = chunkSchema.pick({ index: true });

/**
 * Makes the chunks of a source, or of one page of it, equal `passages`: new ones are embedded and written, unchanged ones
 * keep their vector, the rest goes last, so that answers never find a gap. Chunks of another embedding space stay as long
 * as their text does: the chatbot may still answer from them. `onProgress` gets the finished share from 0 to 1.
 * Answers false when the source was deleted or changed meanwhile; what was written then is for the caller to remove.
 * Throws `EmbeddingPaused` where the organization's day ends in the middle: what is written stays, and is known the next time.
 */
export async function replaceChunks(
  place: ChunkPlace,
  passages: readonly Passage[],
  embedder: Embedder,
  onProgress: (share: number) => Promise<void>,
): Promise<boolean> {
  const { orgId, sourceId, pageId, url, chatbotId, sourceName, isCurrent, now } = place;
  const { embeddingSpace } = embedder;
  const wanted = new Map(passages.map((passage) => [chunkId(place, embeddingSpace, passage.hash), passage]));
  const known = await knownChunks(place);
  await renumber(orgId, wanted, known);
  const fresh = [...wanted]
    .filter(([id]) => !known.has(id))
    .map(([, passage]): Chunk => ({
      ...passage,
      chatbotId,
      sourceId,
      sourceName,
      pageId,
      url,
      embeddingSpace,
      toCompare: true,
    }));
  const budget = await openEmbeddingBudget(orgId, fresh.map(embeddedText), now);
  try {
    for (let start = 0; start < fresh.length; start += CHUNKS_PER_WRITE) {
      const part = fresh.slice(start, start + CHUNKS_PER_WRITE);
      const write = () => writeChunks(orgId, part, embedder, isCurrent);
      if (!(await budget.spend(part.map(embeddedText), write))) return false;
      await onProgress((start + part.length) / fresh.length);
    }
  } finally {
    await budget.close();
  }
  const hashes = new Set(passages.map(({ hash }) => hash));
  await removeChunks(orgId, sourceId, {
    pageId,
    isKept: (chunk) => (chunk.embeddingSpace === embeddingSpace ? wanted.has(chunk.id) : hashes.has(chunk.hash)),
  });
  return true;
}

/** The chunks that are there, by their ids, with their position. */
async function knownChunks({ orgId, sourceId, pageId }: ChunkPlace): Promise<Map<string, number>> {
  const found = await queryOf(refs.chunks(orgId), chunksOfSource, { sourceId, pageId: pageId ?? undefined })
    .select('index')
    .withConverter(null)
    .get();
  return new Map(found.docs.map((chunk) => [chunk.id, knownSchema.parse(chunk.data()).index]));
}

/** Passages that have moved within their source keep their vector and get their new position. */
async function renumber(
  orgId: string,
  wanted: ReadonlyMap<string, Passage>,
  known: ReadonlyMap<string, number>,
): Promise<void> {
  const moved = [...wanted].filter(([id, { index }]) => known.has(id) && known.get(id) !== index);
  for (let start = 0; start < moved.length; start += CHUNKS_PER_WRITE) {
    const batch = db.batch();
    for (const [id, { index }] of moved.slice(start, start + CHUNKS_PER_WRITE))
      batch.update(db.doc(paths.chunk(orgId, id)), { index });
    await batch.commit();
  }
}
