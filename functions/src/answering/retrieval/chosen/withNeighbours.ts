import type { MutedPassage } from '@parlance/domain/documents/knowledge/contradiction';
import { paths } from '@parlance/domain/paths';
import type { Embedder } from '../../../ai/AiProvider.ts';
import { db } from '../../../kernel/platform/app.ts';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
import { chunksOfSource } from '@parlance/domain/queries/chunks';
import { isMuted } from '@parlance/domain/documents/knowledge/isMuted';
import { cutSides } from './cutSides.ts';
import { ofRow, PASSAGE_FIELDS, passageRowSchema } from '../passageRow.ts';
import type { RankedPassage } from '../rankPassages.ts';

/** Score of a passage for standing beside one, as a share of that one's score. */
const BESIDE = 0.8;

interface Searched {
  orgId: string;
  embeddingSpace: Embedder['embeddingSpace'];
  /** Passages that answers do without. */
  muted: readonly MutedPassage[];
}

/**
 * The ranked passages, and behind each of the best `most` the one before and the one after it in its document where it was cut in
 * a table, a list or a sentence. At most two reads for each of them; what was found anyway comes but once.
 */
export async function withNeighbours(
  searched: Searched,
  ranked: readonly RankedPassage[],
  most: number,
): Promise<RankedPassage[]> {
  const known = new Set(ranked.map(({ chunkId }) => chunkId));
  const beside = await Promise.all(ranked.slice(0, most).map((passage) => neighboursOf(searched, passage)));
  return ranked.flatMap((passage, position) => {
    const fresh = (beside[position] ?? []).filter(({ chunkId }) => !known.has(chunkId));
    for (const { chunkId } of fresh) known.add(chunkId);
    return [passage, ...fresh];
  });
}

async function neighboursOf(searched: Searched, passage: RankedPassage): Promise<RankedPassage[]> {
  const { orgId, embeddingSpace, muted } = searched;
  const { place, sourceId, question, text, score, similarity } = passage;
  // A question with its answer is whole.
  if (place === null || question !== null) return [];
  const { pageId, index } = place;
  const { before, after } = cutSides(text);
  const wanted = [...(before ? [index - 1] : []), ...(after ? [index + 1] : [])];
  if (wanted.length === 0) return [];
  const beside = { sourceId, pageId, embeddingSpace, index: wanted };
  const { docs } = await queryOf(db.collection(paths.chunks(orgId)), chunksOfSource, beside)
    .select(...PASSAGE_FIELDS)
    .get();
  return docs.flatMap((document) => {
    const row = passageRowSchema.parse(document.data());
    if (isMuted(muted, row)) return [];
    const own = { chunkId: document.id, isFaq: false, hasRareWord: false, similarity, score: score * BESIDE };
    return [{ ...ofRow(row), ...own }];
  });
}
