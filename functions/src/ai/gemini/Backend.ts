import type { GenkitPluginV2 } from 'genkit/plugin';
import type { AiProvider } from '../provider.ts';

/** Where Gemini is reached: Vertex AI of a Google Cloud project, or the Gemini API by a key. */
export interface Backend {
  name: Extract<AiProvider['name'], 'gemini' | 'vertex'>;
  plugin: GenkitPluginV2;
  /** The plugin's name, which stands before the names of its models. */
  prefix: string;
  /** What is added to the configuration of each generation. */
  extraConfig: () => { labels?: Record<string, string> };
  countTokens: AiProvider['countTokens'];
}
