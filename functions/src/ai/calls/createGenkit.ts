import { genkit, type Genkit } from 'genkit';
import { logger } from 'genkit/logging';
import type { GenkitPluginV2 } from 'genkit/plugin';
import { genkitLog } from './genkitLog.ts';

/** A Genkit instance with one plugin and no prompt folder, whose own log goes into ours. */
export function createGenkit(plugin: GenkitPluginV2): Genkit {
  logger.init(genkitLog);
  return genkit({ plugins: [plugin], promptDir: null });
}
