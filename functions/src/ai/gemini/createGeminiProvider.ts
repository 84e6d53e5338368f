import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import { AUTO_MODEL, modelOf, MODELS } from '@parlance/domain/models';
import type { Genkit } from 'genkit';
import { embeddingSpaceOf, GEMINI_EMBEDDER } from '../EMBEDDING_SPACES.ts';
import { CUT_SHORT } from '../CUT_SHORT.ts';
import { NO_ANSWER } from '../noAnswer.ts';
import { createGenkit } from '../createGenkit.ts';
import { generateText } from '../generateText.ts';
import { buildPrompt } from '../buildPrompt.ts';
import type { AiProvider, Embedder, Transcript } from '../provider.ts';
import { retryTransient } from '../retryTransient.ts';
import type { Classification } from '../classification.ts';
import { parseClassification } from '../parseClassification.ts';
import { reliableGeneration } from '../reliableGeneration.ts';
import { classifyPrompt } from './classifyPrompt.ts';
import type { Backend } from './Backend.ts';
import { rewritePrompt } from './rewritePrompt.ts';
import { geminiModel } from './geminiModel.ts';

/** The embedders before GEMINI_EMBEDDER. A new one goes there and the one that it replaces in here, and all sources follow by themselves. */
const FORMER_EMBEDDERS: readonly string[] = [];
/** gemini-embedding-001 takes one text a request; this many requests run side by side. */
const PARALLEL = 5;
/** A short text: a question, a classification. A model's thoughts count too. */
const SHORT_TOKENS = 500;
const CLASSIFY_MS = 20_000;
/** A visitor waits for the vector of a question: a provider that asks for a longer pause has failed. */
const MAX_QUERY_PAUSE_MS = 2_000;

/** Gemini through Genkit's google-genai plugin: it writes, and gemini-embedding-001 embeds at 768 dimensions. */
export function createGeminiProvider(backend: Backend): AiProvider {
  const { name: providerName, plugin, prefix, countTokens } = backend;
  const ai = createGenkit(plugin);
  const modelOptions = (key: string, temperature: number, maxTokens: number) => {
    const { name, config } = geminiModel(key, temperature, maxTokens);
    return { name, options: { model: `${prefix}/${name}`, config: { ...config, ...backend.extraConfig() } } };
  };

  const write = async (prompt: { system: string; prompt: string }, signal: AbortSignal): Promise<string> => {
    const { name, options } = modelOptions(AUTO_MODEL, 0, SHORT_TOKENS);
    let text = '';
    const { stream } = generateText(ai, { ...options, ...prompt, abortSignal: signal }, name);
    for await (const part of stream) text += part;
    if (text.includes(CUT_SHORT) || text.includes(NO_ANSWER)) throw new Error('The reply was cut short or blocked');
    return text;
  };
  const classifyFlow = ai.defineFlow('classifyChat', async (transcript: Transcript): Promise<Classification> =>
    parseClassification(await write(classifyPrompt(transcript), AbortSignal.timeout(CLASSIFY_MS))),
  );

  return {
    name: providerName,
    ...createEmbedder(ai, prefix, GEMINI_EMBEDDER),
    former: FORMER_EMBEDDERS.map((name) => createEmbedder(ai, prefix, name)),
    countTokens,
    candidates: 40,
    passages: 16,
    generate: (request) => {
      const { system, messages } = buildPrompt(request);
      const open = (key: string) => {
        const { name, options } = modelOptions(key, request.temperature, request.maxTokens);
        return generateText(ai, { ...options, system, messages, abortSignal: request.signal }, name);
      };
      return reliableGeneration(open, {
        ...request,
        model: modelOf(request.model).key,
        fallbacks: MODELS.map(({ key }) => key).filter((key) => key !== modelOf(request.model).key),
      });
    },
    rewrite: ({ signal, ...request }) => write(rewritePrompt(request), signal),
    classify: classifyFlow,
  };
}

function createEmbedder(ai: Genkit, prefix: string, name: string): Embedder {
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
      throw new Error('The embedder answered with another dimension');
    return result.embedding;
  };
  return {
    embeddingSpace: embeddingSpaceOf(name),
    minScore: 0.55,
    // Gemini's cosines lie close together: words decide between passages that are equally near, and no more.
    lexicalWeight: 0.1,
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
