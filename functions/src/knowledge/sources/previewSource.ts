import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Chunk } from '@parlance/domain/documents/knowledge/chunk';
import { chunksFrom } from '@parlance/domain/queries/chunks';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

type Passage = Pick<Chunk, 'index' | 'heading' | 'page' | 'url' | 'text' | 'hash'>;

/**
 * The passages of a source, or of one page of a website, in order, from position `from` on, some at a time.
 * Throws `not-found` for a source that is not there.
 */
export async function previewSource(
  orgId: string,
  sourceId: string,
  pageId: string | null,
  from: number,
): Promise<{ passages: Passage[]; next: number | null }> {
  const source = (await refs.source(orgId, sourceId).get()).data();
  if (source === undefined) throw new AppError('not-found');
  const found = await queryOf(refs.chunks(orgId), chunksFrom, {
    sourceId,
    pageId,
    embeddingSpace: source.embeddingSpace,
    index: from,
  })
    .limit(LIMITS.chunksPerPreview + 1)
    .get();
  const passages = found.docs.map((chunk) => {
    const { index, heading, page, url, text, hash } = chunk.data();
    return { index, heading, page, url, text, hash };
  });
  return {
    passages: passages.slice(0, LIMITS.chunksPerPreview),
    next: passages[LIMITS.chunksPerPreview]?.index ?? null,
  };
}
