import type { AiProvider } from './AiProvider.ts';
import { config, type Config } from '../kernel/platform/config.ts';
import { createLocalProvider } from './local/createLocalProvider.ts';
import { createGeminiProvider } from './gemini/createGeminiProvider.ts';
import { geminiApiBackend } from './gemini/geminiApiBackend.ts';
import { vertexBackend } from './gemini/vertexBackend.ts';
import { createSpendMeter } from './spend/createSpendMeter.ts';
import { shardedSpend } from './spend/shardedSpend.ts';
import { withSpend } from './spend/withSpend.ts';

let provider: AiProvider | undefined;

/** The configured provider, made on first use. */
export function aiProvider(): AiProvider {
  provider ??= meteredProvider(config());
  return provider;
}

/** The local provider costs nothing: it has no limit either, whatever is configured. */
function meteredProvider(settings: Config): AiProvider {
  const made = createProvider(settings);
  if (made.name === 'local') return made;
  return withSpend(made, createSpendMeter({ limitUsd: settings.dailySpendLimitUsd, store: shardedSpend }));
}

function createProvider(settings: Config): AiProvider {
  switch (settings.aiProvider) {
    case 'local':
      return createLocalProvider();
    case 'gemini':
      return createGeminiProvider(geminiApiBackend(settings.geminiApiKey), settings.models);
    case 'vertex':
      return createGeminiProvider(
        vertexBackend({
          projectId: process.env['GCLOUD_PROJECT'] ?? '',
          location: settings.vertexLocation,
          embedLocation: settings.vertexEmbedLocation,
          ranking: rankingOf(settings),
        }),
        settings.models,
      );
  }
}

/** Ranking is off without a model. */
function rankingOf({
  rankingModel: model,
  rankingLocation: location,
}: Config): { model: string; location: string } | null {
  return model === '' ? null : { model, location };
}
