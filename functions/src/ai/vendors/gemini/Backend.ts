import type { GenkitPluginV2 } from 'genkit/plugin';
import type { AiProvider } from '../../AiProvider.ts';
import type { Probe } from '../../probes/Probe.ts';

/** Access to Gemini: Vertex AI of a Google Cloud project, or the Gemini API with a key. */
export interface Backend {
  name: Extract<AiProvider['name'], 'gemini' | 'vertex'>;
  plugin: GenkitPluginV2;
  /** The plugin's name, which stands before the names of its models. */
  prefix: string;
  /** Locations of text generation and of embedding; undefined where there are no locations. */
  location: string | undefined;
  embedLocation: string | undefined;
  /** Meanings of HTTP statuses: see Probe. */
  meanings: Probe['meanings'];
  /** Additions to the configuration of each generation. */
  extraConfig: () => { location?: string; labels?: Record<string, string> };
  /** The model's own count of the tokens of some texts. Throws when it cannot be asked. */
  countTokens: (model: string, texts: readonly string[]) => Promise<number>;
  /** See AiProvider. */
  rank: AiProvider['rank'];
}
