import { EMBEDDING_DIMENSION, LIMITS } from '@parlance/domain/limits';
import { cheapestModel, type Model, modelOf, type Models, MODELS } from '@parlance/domain/models';
import type { GenerateStreamOptions, Genkit } from 'genkit';
import * as z from 'zod';
import { embeddingSpaceOf, GEMINI_EMBEDDER } from '../EMBEDDING_SPACES.ts';
import { CUT_SHORT } from '../CUT_SHORT.ts';
import { NO_ANSWER } from '../noAnswer.ts';
import { createGenkit } from '../calls/createGenkit.ts';
import { estimateTokens } from '../estimateTokens.ts';
import { generateText } from '../calls/generateText.ts';
import { buildPrompt } from '../buildPrompt.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import type { AiProvider, Embedder, GenerateRequest, Generation, Transcript } from '../AiProvider.ts';
import { retryTransient } from '../calls/retryTransient.ts';
import { type Classification, classificationSchema } from '../classification.ts';
import { parseClassification } from '../calls/parseClassification.ts';
import { reliableGeneration } from '../calls/reliableGeneration.ts';
import { chooseWith } from '../tasks/chooseWith.ts';
import { classifyPrompt } from '../prompts/classifyPrompt.ts';
import { judgeWith } from '../tasks/judgeWith.ts';
import type { Backend } from './Backend.ts';
import { NO_SPEND } from '../spend/NO_SPEND.ts';
import { geminiProbes } from './geminiProbes.ts';
import { readPageWith } from '../tasks/readPageWith.ts';
import { rewritePrompt } from '../prompts/rewritePrompt.ts';
import { geminiConfig } from './geminiConfig.ts';
import { translatePrompt } from '../prompts/translatePrompt.ts';

/** The embedders before GEMINI_EMBEDDER. A new one goes there and the one that it replaces in here, and all sources follow by themselves. */
const FORMER_EMBEDDERS: readonly string[] = [];
/** gemini-embedding-001 takes one text a request; this many requests run side by side. */
const PARALLEL = 5;
/** A short text: a question, a classification. A model's thoughts count too. */
const SHORT_TOKENS = 500;
/** Token limit for as many reasons as a case may have facts, plus the model's thoughts. */
const JUDGE_TOKENS = 2_000;
const PROBE = { prompt: 'Answer with the word ok.' };
const CLASSIFY_MS = 20_000;
/**
 * JSON mode: Gemini writes nothing but JSON of this form (https://ai.google.dev/gemini-api/docs/structured-output). The schema is
 * JSON's, because Genkit makes an empty one of zod 4's, and of the draft that its validator knows.
 */
const CLASSIFICATION = {
  format: 'json',
  jsonSchema: z.toJSONSchema(classificationSchema, { target: 'draft-7' }),
  constrained: true,
  instructions: false,
} as const;
/** A visitor waits for the vector of a question: a provider that asks for a longer pause has failed. */
const MAX_QUERY_PAUSE_MS = 2_000;

/** Gemini through Genkit's google-genai plugin: one of `models` writes, and gemini-embedding-001 embeds at 768 dimensions. */
export function createGeminiProvider(backend: Backend, models: Models = MODELS): AiProvider {
  const { prefix } = backend;
  const ai = createGenkit(backend.plugin);

  const open = (
    model: Model,
    prompt: Pick<GenerateStreamOptions, 'system' | 'prompt' | 'messages' | 'output'>,
    { temperature, maxTokens, signal }: Pick<GenerateRequest, 'temperature' | 'maxTokens' | 'signal'>,
  ): Generation =>
    generateText(ai, { ...callOf(backend, model, temperature, maxTokens), ...prompt, abortSignal: signal }, model.name);

  const embedder = createEmbedder(ai, prefix, GEMINI_EMBEDDER);
  const write = async (prompt: Parameters<typeof open>[1], signal: AbortSignal): Promise<string> => {
    const text = await collect(open(models[0], prompt, { temperature: 0, maxTokens: SHORT_TOKENS, signal }));
    if (text.includes(CUT_SHORT) || text.includes(NO_ANSWER)) throw new Error('The reply was cut short or blocked');
    return text;
  };
  const classifyFlow = ai.defineFlow('classifyChat', async (transcript: Transcript): Promise<Classification> =>
    parseClassification(
      await write({ ...classifyPrompt(transcript), output: CLASSIFICATION }, AbortSignal.timeout(CLASSIFY_MS)),
    ),
  );

  return {
    name: backend.name,
    genkit: ai,
    models,
    ...embedder,
    spend: NO_SPEND,
    former: FORMER_EMBEDDERS.map((name) => createEmbedder(ai, prefix, name)),
    countTokens: (texts) => countOrEstimate(backend, models[0].name, texts),
    candidates: 40,
    passages: 16,
    neighbours: 3,
    rareWords: 4,
    generate: (request) => {
      const { system, messages } = buildPrompt(request);
      const wanted = modelOf(models, request.model);
      return reliableGeneration((model) => open(model, { system, messages }, request), {
        ...request,
        model: wanted,
        fallbacks: models.filter(({ key }) => key !== wanted.key),
      });
    },
    rank: backend.rank,
    rewrite: ({ signal, ...request }) => write(rewritePrompt(request), signal),
    translate: ({ signal, ...request }) => write(translatePrompt(request), signal),
    judge: judgeWith((prompt, signal) =>
      collect(open(models[0], prompt, { temperature: 0, maxTokens: JUDGE_TOKENS, signal })),
    ),
    probes: geminiProbes(backend, models, embedder, (model, signal) =>
      collect(open(model, PROBE, { temperature: 0, maxTokens: SHORT_TOKENS, signal })),
    ),
    choose: (request) => chooseWith(ai, choosersOf(backend, models), request),
    readPage: readPageWith(models[0].name, (prompt, signal) =>
      collect(open(models[0], prompt, { temperature: 0, maxTokens: LIMITS.scannedPageTokens, signal })),
    ),
    classify: classifyFlow,
  };
}

/** Genkit's options for a call of one of the backend's models. */
function callOf({ prefix, extraConfig }: Backend, model: Model, temperature: number, maxTokens: number) {
  const config = { ...geminiConfig(model, temperature, maxTokens), ...extraConfig() };
  return { model: `${prefix}/${model.name}`, config };
}

/** The models that choose actions, the first one first. */
function choosersOf(backend: Backend, models: Models): Parameters<typeof chooseWith>[1] {
  return [cheapestModel(models), models[0]].map((model) => callOf(backend, model, 0, SHORT_TOKENS));
}

async function countOrEstimate({ countTokens }: Backend, model: string, texts: readonly string[]): Promise<number> {
  try {
    return await countTokens(model, texts);
  } catch (error) {
    logEvent('tokens estimated', {}, error);
    return estimateTokens(texts);
  }
}

async function collect({ stream }: Generation): Promise<string> {
  let text = '';
  for await (const part of stream) text += part;
  return text;
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
