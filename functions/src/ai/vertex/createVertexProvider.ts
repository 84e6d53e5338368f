import { vertexAI } from '@genkit-ai/google-genai';
import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import { createGenkit } from '../createGenkit.ts';
import { generateText } from '../generateText.ts';
import { buildPrompt } from '../../answering/buildPrompt.ts';
import type { AiProvider } from '../provider.ts';
import { countVertexTokens } from './countVertexTokens.ts';
import { vertexModel } from './vertexModel.ts';

const EMBEDDER = 'gemini-embedding-001';
/** gemini-embedding-001 takes one text a request; this many requests run side by side. */
const PARALLEL = 5;

export interface VertexOptions {
  projectId: string;
  /** `eu`, `us` or a region. Never `global`: the plugin builds a host name that does not exist. */
  location: string;
  /** Credentials of a test; absent, the runtime's own are used. */
  auth?: NonNullable<NonNullable<Parameters<typeof vertexAI>[0]>['googleAuth']>;
}

/** Vertex AI through Genkit's google-genai plugin: Gemini writes, gemini-embedding-001 embeds at 768 dimensions. */
export function createVertexProvider({ projectId, location, auth }: VertexOptions): AiProvider {
  const ai = createGenkit(vertexAI({ projectId, location, ...(auth === undefined ? {} : { googleAuth: auth }) }));

  const embed = async (text: string, taskType: 'RETRIEVAL_DOCUMENT' | 'RETRIEVAL_QUERY'): Promise<number[]> => {
    // Options by name: a reference's own configuration is ignored and 3,072 dimensions come back, which Firestore refuses.
    const [result] = await ai.embed({
      embedder: `vertexai/${EMBEDDER}`,
      content: text,
      options: { taskType, outputDimensionality: EMBEDDING_DIMENSION },
    });
    if (result?.embedding.length !== EMBEDDING_DIMENSION)
      throw new Error('The embedder answered with another dimension');
    return result.embedding;
  };

  return {
    name: 'vertex',
    space: `${EMBEDDER}-${EMBEDDING_DIMENSION}`,
    minScore: 0.55,
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
    countTokens: (texts) => countVertexTokens({ projectId, location, ...(auth === undefined ? {} : { auth }) }, texts),
    generate: (request) => {
      const model = vertexModel(request.model, request.temperature, request.maxTokens);
      const prompt = buildPrompt(request);
      return generateText(
        ai,
        {
          model: `vertexai/${model.name}`,
          system: prompt.system,
          messages: prompt.messages,
          config: model.config,
          abortSignal: request.signal,
        },
        model.name,
      );
    },
  };
}
