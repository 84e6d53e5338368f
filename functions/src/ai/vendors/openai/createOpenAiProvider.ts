import { SECOND_MS } from '@parlance/domain/durations';
import type { AiProvider } from '../../AiProvider.ts';
import { createGenkit } from '../../calls/createGenkit.ts';
import { estimateTokens } from '../../estimateTokens.ts';
import { collectText } from '../../models/collectText.ts';
import type { LanguageModel } from '../../models/LanguageModel.ts';
import { openModel } from '../../models/openModel.ts';
import { NO_SPEND } from '../../spend/NO_SPEND.ts';
import { languageTasks } from '../../tasks/languageTasks.ts';
import { createOpenAiEmbedder } from './createOpenAiEmbedder.ts';
import { chatPlugin, embedPlugin } from './openAiPlugin.ts';
import type { OpenAiOptions } from './OpenAiOptions.ts';
import { openAiProbes } from './openAiProbes.ts';

const CHAT = 'openai';
const EMBED = 'openai-embed';
/** The plugin leaves out a temperature of 0, and the server would take its own. */
const LEAST_TEMPERATURE = 0.001;
/** A machine without a graphics card reads a prompt of 3,000 tokens for a while before it writes. */
const OWN_MACHINE_MS = 45 * SECOND_MS;
const PROBE = { prompt: 'Answer with the word ok.' };
/** Token limit of a probe; a model's thoughts count too. */
const PROBE_TOKENS = 500;

/**
 * Models and embedder behind OpenAI's API (OpenAI, Azure, Mistral, Ollama, llama.cpp, vLLM) through Genkit's compat-oai plugin.
 * Pages that are pictures are not read: what a server's models can see is not known.
 */
export function createOpenAiProvider(options: OpenAiOptions): AiProvider {
  const { models, passages } = options;
  const genkit = createGenkit(chatPlugin(CHAT, options.chat), embedPlugin(EMBED, options.embed, options.embedder.name));
  const language: LanguageModel = {
    genkit,
    models,
    // Our own names of the fields: of those that Genkit has in common for all models the plugin leaves some out.
    callOf: ({ name, takesTemperature }, { temperature, maxTokens, json }) => ({
      model: `${CHAT}/${name}`,
      config: {
        max_tokens: maxTokens,
        ...(takesTemperature ? { temperature: Math.max(temperature, LEAST_TEMPERATURE) } : {}),
        ...(json === undefined
          ? {}
          : { response_format: { type: 'json_schema', json_schema: { name: 'reply', schema: json } } }),
      },
    }),
    readsPages: false,
  };
  const embedder = createOpenAiEmbedder(genkit, EMBED, options.embedder);
  return {
    name: 'openai',
    genkit,
    models,
    ...embedder,
    ...languageTasks(language),
    spend: NO_SPEND,
    former: [],
    countTokens: async (texts) => estimateTokens(texts),
    firstWordMs: isOnThisMachine(options.chat.url) ? OWN_MACHINE_MS : 6 * SECOND_MS,
    candidates: 40,
    passages,
    enoughPassages: Math.min(passages, 5),
    neighbours: 2,
    rareWords: 4,
    rank: null,
    probes: openAiProbes(options, embedder, (model, signal) =>
      collectText(openModel(language, model, PROBE, { temperature: 0, maxTokens: PROBE_TOKENS, signal })),
    ),
  };
}

/** True for an address that `serverUrl` takes without encryption: a developer's own machine. */
function isOnThisMachine(url: string): boolean {
  return url.startsWith('http:');
}
