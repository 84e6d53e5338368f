import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import type { Config } from '../kernel/platform/config.ts';

/** The model that makes vectors on Google's side. */
export const GEMINI_EMBEDDER = 'gemini-embedding-001';

/** The name of an embedding space: provider's model and dimension. */
export function embeddingSpaceOf(embedder: string): string {
  return `${embedder}-${EMBEDDING_DIMENSION}`;
}

/** The present embedding space of each provider, for what need not load the provider itself. */
export const EMBEDDING_SPACES: Readonly<Record<Config['aiProvider'], string>> = {
  local: embeddingSpaceOf('local-lexical-v3'),
  gemini: embeddingSpaceOf(GEMINI_EMBEDDER),
  vertex: embeddingSpaceOf(GEMINI_EMBEDDER),
};
