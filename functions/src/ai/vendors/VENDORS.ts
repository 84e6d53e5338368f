import { type Config, embedKey, openAiKey } from '../../kernel/platform/config.ts';
import type { AiProvider } from '../AiProvider.ts';
import { embeddingSpaceOf } from '../models/embeddingSpaceOf.ts';
import { GEMINI_EMBEDDER } from './gemini/GEMINI_EMBEDDER.ts';
import { embedderOf } from './openai/embedderOf.ts';
import { openAiSpace } from './openai/openAiSpace.ts';
import { LEXICAL_EMBEDDER } from './local/LEXICAL_EMBEDDER.ts';

/** Row of a vendor that answers, chosen by AI_PROVIDER; its code is the folder of its name. */
interface Vendor {
  /** Present embedding space, for what need not load the provider itself. */
  embeddingSpace: (settings: Config) => string;
  /** Code and SDK of a vendor are loaded where it is configured, and nowhere else. */
  load: (settings: Config) => Promise<AiProvider>;
}

export const VENDORS: Readonly<Record<Config['aiProvider'], Vendor>> = {
  local: {
    embeddingSpace: () => embeddingSpaceOf(LEXICAL_EMBEDDER),
    load: async () => (await import('./local/createLocalProvider.ts')).createLocalProvider(),
  },
  gemini: {
    embeddingSpace: () => embeddingSpaceOf(GEMINI_EMBEDDER),
    load: async ({ geminiApiKey, models }) => {
      const [{ createGeminiProvider }, { geminiApiBackend }] = await Promise.all([
        import('./gemini/createGeminiProvider.ts'),
        import('./gemini/geminiApiBackend.ts'),
      ]);
      return createGeminiProvider(geminiApiBackend(geminiApiKey), models);
    },
  },
  vertex: {
    embeddingSpace: () => embeddingSpaceOf(GEMINI_EMBEDDER),
    load: async (settings) => {
      const [{ createGeminiProvider }, { vertexBackend }] = await Promise.all([
        import('./gemini/createGeminiProvider.ts'),
        import('./gemini/vertexBackend.ts'),
      ]);
      const { rankingModel: model, rankingLocation } = settings;
      return createGeminiProvider(
        vertexBackend({
          projectId: process.env['GCLOUD_PROJECT'] ?? '',
          location: settings.vertexLocation,
          embedLocation: settings.vertexEmbedLocation,
          // Off without a model.
          ranking: model === '' ? null : { model, location: rankingLocation },
        }),
        settings.models,
      );
    },
  },
  openai: {
    embeddingSpace: (settings) => openAiSpace(embedderOf(settings)),
    load: async (settings) => {
      const { createOpenAiProvider } = await import('./openai/createOpenAiProvider.ts');
      const { models, openAiUrl, embedUrl } = settings;
      const chat = { url: openAiUrl, key: valueOf(openAiKey) };
      const embed = embedUrl === '' ? chat : { url: embedUrl, key: valueOf(embedKey) };
      return createOpenAiProvider({
        chat,
        models,
        passages: settings.chatPassages,
        embed,
        embedder: embedderOf(settings),
      });
    },
  },
};

/** Value of a secret, of which a deployment without one has the version `unset`. */
function valueOf(secret: typeof openAiKey): string {
  const value = secret.value();
  return value === 'unset' ? '' : value;
}
