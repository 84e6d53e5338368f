import { vertexAI } from '@genkit-ai/google-genai';
import type { Backend } from './Backend.ts';
import { costLabels } from './costLabels.ts';
import { countVertexTokens } from './countVertexTokens.ts';

export interface VertexOptions {
  projectId: string;
  /** `eu`, `us` or a region. Never `global`: the plugin builds a host name that does not exist. */
  location: string;
  /** Credentials of a test; absent, the runtime's own are used. */
  auth?: NonNullable<NonNullable<Parameters<typeof vertexAI>[0]>['googleAuth']>;
}

/** Vertex AI of a Google Cloud project. */
export function vertexBackend(options: VertexOptions): Backend {
  const { projectId, location, auth } = options;
  return {
    name: 'vertex',
    plugin: vertexAI({ projectId, location, ...(auth === undefined ? {} : { googleAuth: auth }) }),
    prefix: 'vertexai',
    extraConfig: () => ({ labels: costLabels() }),
    countTokens: (texts) => countVertexTokens(options, texts),
  };
}
