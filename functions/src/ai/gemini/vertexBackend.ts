import { vertexAI } from '@genkit-ai/google-genai';
import type { Backend } from './Backend.ts';
import { costLabels } from './costLabels.ts';
import { countVertexTokens } from './countVertexTokens.ts';

export interface VertexOptions {
  projectId: string;
  /** Where models write: `eu` or `us` for Gemini 3. */
  location: string;
  /** Where texts are embedded: a region. The plugin ignores the location of a single embedding, so this is its own. */
  embedLocation: string;
  /** Credentials of a test; absent, the runtime's own are used. */
  auth?: NonNullable<NonNullable<Parameters<typeof vertexAI>[0]>['googleAuth']>;
}

/** Vertex AI of a Google Cloud project. */
export function vertexBackend(options: VertexOptions): Backend {
  const { projectId, location, embedLocation, auth } = options;
  return {
    name: 'vertex',
    plugin: vertexAI({ projectId, location: embedLocation, ...(auth === undefined ? {} : { googleAuth: auth }) }),
    prefix: 'vertexai',
    location,
    embedLocation,
    extraConfig: () => ({ location, labels: costLabels() }),
    countTokens: (model, texts) => countVertexTokens(options, model, texts),
  };
}
