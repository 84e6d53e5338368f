import { SECOND_MS } from '@parlance/domain/durations';
import { type Models, MODELS } from '@parlance/domain/models';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import type { AiProvider } from '../../AiProvider.ts';
import { createGenkit } from '../../calls/createGenkit.ts';
import { estimateTokens } from '../../estimateTokens.ts';
import { collectText } from '../../models/collectText.ts';
import type { LanguageModel } from '../../models/LanguageModel.ts';
import { openModel } from '../../models/openModel.ts';
import { NO_SPEND } from '../../spend/NO_SPEND.ts';
import { languageTasks } from '../../tasks/languageTasks.ts';
import type { Backend } from './Backend.ts';
import { createGeminiEmbedder } from './createGeminiEmbedder.ts';
import { createOptionFilter } from './createOptionFilter.ts';
import { GEMINI_EMBEDDER } from './GEMINI_EMBEDDER.ts';
import { geminiConfig } from './geminiConfig.ts';
import { geminiProbes } from './geminiProbes.ts';

/** The embedders before GEMINI_EMBEDDER. A new one goes there and the one that it replaces in here, and all sources follow by themselves. */
const FORMER_EMBEDDERS: readonly string[] = [];
const PROBE = { prompt: 'Answer with the word ok.' };
/** Token limit of a probe; a model's thoughts count too. */
const PROBE_TOKENS = 500;

/** Gemini through Genkit's google-genai plugin: one of `models` writes, and gemini-embedding-001 embeds at 768 dimensions. */
export function createGeminiProvider(backend: Backend, models: Models = MODELS): AiProvider {
  const { prefix } = backend;
  const leavingOut = createOptionFilter();
  const genkit = createGenkit(backend.plugin);
  const language: LanguageModel = {
    genkit,
    models,
    callOf: (model, { temperature, maxTokens, json }) => ({
      model: `${prefix}/${model.name}`,
      use: [leavingOut(model.name)],
      config: { ...geminiConfig(model, temperature, maxTokens), ...backend.extraConfig() },
      ...(json === undefined
        ? {}
        : { output: { format: 'json', jsonSchema: json, constrained: true, instructions: false } }),
    }),
    readsPages: true,
  };
  const embedder = createGeminiEmbedder(genkit, prefix, GEMINI_EMBEDDER);
  return {
    name: backend.name,
    genkit,
    models,
    ...embedder,
    ...languageTasks(language),
    spend: NO_SPEND,
    former: FORMER_EMBEDDERS.map((name) => createGeminiEmbedder(genkit, prefix, name)),
    countTokens: (texts) => countOrEstimate(backend, models[0].name, texts),
    firstWordMs: 6 * SECOND_MS,
    candidates: 40,
    passages: 16,
    enoughPassages: 5,
    neighbours: 3,
    rareWords: 4,
    rank: backend.rank,
    probes: geminiProbes(backend, models, embedder, (model, signal) =>
      collectText(openModel(language, model, PROBE, { temperature: 0, maxTokens: PROBE_TOKENS, signal })),
    ),
  };
}

async function countOrEstimate({ countTokens }: Backend, model: string, texts: readonly string[]): Promise<number> {
  try {
    return await countTokens(model, texts);
  } catch (error) {
    logEvent('tokens estimated', {}, error);
    return estimateTokens(texts);
  }
}
