import { defineCompatOpenAIEmbedder, openAICompatible } from '@genkit-ai/compat-oai';
import type { GenkitPluginV2 } from 'genkit/plugin';
import { createServerFetch } from './createServerFetch.ts';
import type { OpenAiServer } from './OpenAiOptions.ts';

/** Plugin of a server's language models, which it finds by their names. */
export function chatPlugin(name: string, server: OpenAiServer): GenkitPluginV2 {
  return openAICompatible({ name, ...clientOptions(server) });
}

/** Plugin of one embedder. It has to be named beforehand: the plugin finds language models alone. */
export function embedPlugin(name: string, server: OpenAiServer, embedder: string): GenkitPluginV2 {
  const pluginOptions = { name, ...clientOptions(server) };
  return openAICompatible({
    ...pluginOptions,
    initializer: async (client) => [defineCompatOpenAIEmbedder({ name: `${name}/${embedder}`, client, pluginOptions })],
  });
}

/** The callers retry: they know how long somebody waits. */
function clientOptions({ url, key }: OpenAiServer) {
  return { baseURL: url, apiKey: key === '' ? (false as const) : key, maxRetries: 0, fetch: createServerFetch() };
}
