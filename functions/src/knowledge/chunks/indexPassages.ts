import type { AiProvider } from '../../ai/AiProvider.ts';
import { knowledgeIndexer } from './knowledgeIndexer.ts';
import type { Passage } from './makePassage.ts';
import { type ChunkPlace, replaceChunks } from './replaceChunks.ts';

/** `replaceChunks` as a run of Genkit's indexer. Resolves to what it resolves to. */
export function indexPassages(
  place: ChunkPlace,
  passages: readonly Passage[],
  provider: AiProvider,
  onProgress: (share: number) => Promise<void>,
): Promise<boolean> {
  const { orgId, sourceId } = place;
  const documents = passages.map(({ text, heading, page }) => ({ content: [{ text }], metadata: { heading, page } }));
  return knowledgeIndexer.run(
    provider.genkit,
    { documents, options: { orgId, sourceId } },
    () => replaceChunks(place, passages, provider, onProgress),
    () => undefined,
  );
}
