import type { AiProvider, Embedder } from '../../ai/AiProvider.ts';

/**
 * Embedder of a chatbot's vectors: a former one as long as its sources are not embedded anew, else the present one. Of vectors that
 * neither has made it embeds nothing, and what is found is found by words.
 */
export function embedderOf(embeddingSpace: string | null, provider: AiProvider): Embedder {
  if (embeddingSpace === null || embeddingSpace === provider.embeddingSpace) return provider;
  const known = provider.former.find((former) => former.embeddingSpace === embeddingSpace);
  return (
    known ?? {
      ...provider,
      embeddingSpace,
      embedQuery: async () => Promise.reject(new Error('Another provider’s vectors')),
    }
  );
}
