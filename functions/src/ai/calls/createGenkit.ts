import { genkit, type Genkit } from 'genkit';
import { logger } from 'genkit/logging';
import type { GenkitPluginV2 } from 'genkit/plugin';
import { PROMPT_FOLDER } from '../PROMPT_FOLDER.ts';
import { genkitLog } from './genkitLog.ts';

/** A Genkit instance with these plugins and the product's prompts, whose own log goes into ours. */
export function createGenkit(...plugins: readonly GenkitPluginV2[]): Genkit {
  logger.init(genkitLog);
  return genkit({ plugins: [...plugins], promptDir: PROMPT_FOLDER });
}
