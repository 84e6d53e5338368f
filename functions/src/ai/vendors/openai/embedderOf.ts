import type { Config } from '../../../kernel/platform/config.ts';
import { embedPrefixes } from './embedPrefixes.ts';
import type { OpenAiOptions } from './OpenAiOptions.ts';

/** The configured embedder. */
export function embedderOf({
  embedModel,
  embedPrice,
}: Pick<Config, 'embedModel' | 'embedPrice'>): OpenAiOptions['embedder'] {
  return { name: embedModel, price: embedPrice, prefixes: embedPrefixes(embedModel) };
}
