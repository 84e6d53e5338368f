import type { AiProvider } from '../../ai/AiProvider.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { indexPassages } from '../chunks/indexPassages.ts';
import type { Passage } from '../chunks/makePassage.ts';
import type { ChunkPlace } from '../chunks/replaceChunks.ts';

/** Replaces the source's chunks, while its document shows how far that is. Resolves to the number of passages that were embedded. */
export async function indexWithProgress(
  place: ChunkPlace,
  passages: readonly Passage[],
  provider: AiProvider,
): Promise<number> {
  const ref = refs.source(place.orgId, place.sourceId);
  let embeddings = 0;
  const embedder: AiProvider = {
    ...provider,
    embedPassages: async (texts) => {
      embeddings += texts.length;
      return provider.embedPassages(texts);
    },
  };
  await indexPassages(place, passages, embedder, async (share) => {
    await ref.update({ progress: 0.2 + 0.75 * share });
  });
  return embeddings;
}
