import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import type { Genkit } from 'genkit';
import type { Embedder } from '../../AiProvider.ts';
import { httpStatusOf } from '../../calls/httpStatusOf.ts';
import { retryTransient } from '../../calls/retryTransient.ts';
import { Unusable } from '../../calls/Unusable.ts';
import type { OpenAiOptions } from './OpenAiOptions.ts';
import { openAiSpace } from './openAiSpace.ts';

/** Texts of one request: a machine without a graphics card answers it within seconds. */
const BATCH = 16;
/** A visitor waits for the vector of a question: a server that asks for a longer pause has failed. */
const MAX_QUERY_PAUSE_MS = 2_000;

/**
 * An embedder behind OpenAI's API. It is asked for 768 dimensions; vectors of fewer are filled up with zeros, which changes no cosine.
 * @param prefix Name of the plugin.
 * @throws Unusable for vectors of more dimensions than the index has, or of none.
 */
export function createOpenAiEmbedder(ai: Genkit, prefix: string, embedder: OpenAiOptions['embedder']): Embedder {
  const { name, prefixes, price } = embedder;
  const embed = async (texts: readonly string[]): Promise<number[][]> => {
    // Floats, or the client decodes what it takes for base64: vectors of 192 numbers come of it without an error.
    const options = { dimensions: EMBEDDING_DIMENSION, encodingFormat: 'float' };
    const vectors = await ai
      .embedMany({ embedder: `${prefix}/${name}`, content: [...texts], options })
      .catch((error: unknown) => Promise.reject(asUnusable(name, error)));
    if (vectors.length !== texts.length)
      throw new Unusable('no-embeddings', `${name} answers with ${vectors.length} vectors for ${texts.length} texts.`);
    return vectors.map(({ embedding }) => fitted(name, embedding));
  };
  return {
    embeddingSpace: openAiSpace(embedder),
    // Embedders differ in how far apart they put things: the model refuses what does not belong, not the cosine.
    minScore: 0.2,
    sketches: { leastCosine: 0.87, vectorOf: null },
    lexicalWeight: 0.2,
    price,
    embedPassages: async (texts) => {
      const vectors: number[][] = [];
      for (let start = 0; start < texts.length; start += BATCH) {
        const batch = texts.slice(start, start + BATCH).map((text) => prefixes.passage + text);
        vectors.push(...(await retryTransient(name, () => embed(batch))));
      }
      return vectors;
    },
    embedQuery: async (text) => {
      const ask = () => embed([prefixes.query + text]);
      const [vector = []] = await retryTransient(name, ask, undefined, MAX_QUERY_PAUSE_MS);
      return vector;
    },
  };
}

/** Failure as a sentence for the operator. One with a status stays as it is: it may pass. */
function asUnusable(name: string, error: unknown): Error {
  if (error instanceof Error && httpStatusOf(error) !== undefined) return error;
  return new Unusable(
    'no-embeddings',
    `${name} answers with what cannot be read as vectors: is EMBED_MODEL an embedder?`,
    { cause: error },
  );
}

function fitted(name: string, vector: readonly number[]): number[] {
  if (vector.length === 0 || vector.length > EMBEDDING_DIMENSION || vector.every((value) => value === 0)) {
    throw new Unusable(
      'dimension-wrong',
      `${name} makes vectors of ${vector.length} numbers; up to ${EMBEDDING_DIMENSION} are possible. Choose another EMBED_MODEL.`,
    );
  }
  return [...vector, ...Array.from({ length: EMBEDDING_DIMENSION - vector.length }, () => 0)];
}
