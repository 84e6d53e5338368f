import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';

/** The name of an embedding space: the embedder and its dimension. */
export function embeddingSpaceOf(embedder: string): string {
  return `${embedder}-${EMBEDDING_DIMENSION}`;
}
