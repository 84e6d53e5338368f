import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import { EMBEDDING_PRICE } from '@parlance/domain/models';
import type { Genkit } from 'genkit';
import type { Embedder } from '../../AiProvider.ts';
import { retryTransient } from '../../calls/retryTransient.ts';
import { Unusable } from '../../calls/Unusable.ts';
import { embeddingSpaceOf } from '../../models/embeddingSpaceOf.ts';

/** gemini-embedding-001 takes one text a request; this many requests run side by side. */
const PARALLEL = 5;
/** A visitor waits for the vector of a question: a provider that asks for a longer pause has failed. */
const MAX_QUERY_PAUSE_MS = 2_000;

/**
 * An embedder of Google's, at 768 dimensions.
 * @param prefix Name of the plugin.
 * @param name Of the model.
 */
export function createGeminiEmbedder(ai: Genkit, prefix: string, name: string): Embedder {
  const embed = async (text: string, taskType: 'RETRIEVAL_DOCUMENT' | 'RETRIEVAL_QUERY'): Promise<number[]> => {
    // Options by name: a reference's own configuration is ignored and 3,072 dimensions come back, which Firestore refuses.
    const ask = () =>
      ai.embed({
        embedder: `${prefix}/${name}`,
        content: text,
        options: { taskType, outputDimensionality: EMBEDDING_DIMENSION },
      });
    const [result] =
      taskType === 'RETRIEVAL_QUERY'
        ? await retryTransient(name, ask, undefined, MAX_QUERY_PAUSE_MS)
        : await retryTransient(name, ask);
    if (result?.embedding.length !== EMBEDDING_DIMENSION)
      throw new Unusable(
        'dimension-wrong',
        `${name} makes vectors of another size than ${EMBEDDING_DIMENSION} numbers.`,
      );
    return result.embedding;
  };
  return {
    embeddingSpace: embeddingSpaceOf(name),
    minScore: 0.55,
    sketches: { leastCosine: 0.87, vectorOf: null },
    // Gemini's cosines lie close together: words decide between passages that are equally near, and no more.
    lexicalWeight: 0.1,
    price: EMBEDDING_PRICE,
    embedPassages: async (texts) => {
      const vectors: number[][] = [];
      for (let start = 0; start < texts.length; start += PARALLEL) {
        vectors.push(
          ...(await Promise.all(texts.slice(start, start + PARALLEL).map((text) => embed(text, 'RETRIEVAL_DOCUMENT')))),
        );
      }
      return vectors;
    },
    embedQuery: (text) => embed(text, 'RETRIEVAL_QUERY'),
  };
}
