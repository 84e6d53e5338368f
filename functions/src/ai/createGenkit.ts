import { genkit, type Genkit } from 'genkit';
import type { GenkitPluginV2 } from 'genkit/plugin';

/** A Genkit instance with one plugin and no prompt folder. */
export function createGenkit(plugin: GenkitPluginV2): Genkit {
  return genkit({ plugins: [plugin], promptDir: null });
}
