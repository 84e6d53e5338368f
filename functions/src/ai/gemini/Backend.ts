import type { GenkitPluginV2 } from 'genkit/plugin';
import type { AiProvider } from '../provider.ts';

/** Where Gemini is reached: Vertex AI of a Google Cloud project, or the Gemini API by a key. */
export interface Backend {
  name: Extract<AiProvider['name'], 'gemini' | 'vertex'>;
  plugin: GenkitPluginV2;
  /** The plugin's name, which stands before the names of its models. */
  prefix: string;
  /** The location that models are asked in where it is not the plugin's own, which embeds. */
  location: string | undefined;
  /** Where the plugin embeds; undefined where that has no location. */
  embedLocation: string | undefined;
  /** The model's own count of the tokens of some texts. Throws when it cannot be asked. */
  countTokens: (model: string, texts: readonly string[]) => Promise<number>;
}
