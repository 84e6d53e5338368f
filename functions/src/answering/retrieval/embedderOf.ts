import type { AiProvider, Embedder } from '../../ai/AiProvider.ts';

/** Embedder of a chatbot's vectors: a former one as long as its sources are not embedded anew, else the present one. */
export function embedderOf(embeddingSpace: string | null, provider: AiProvider): Embedder {
  return provider.former.find((former) => former.embeddingSpace === embeddingSpace) ?? provider;
}
