import { vertexAI } from '@genkit-ai/google-genai';
import type { Backend } from './Backend.ts';
import { costLabels } from './costLabels.ts';
import { countVertexTokens } from './countVertexTokens.ts';
import { rankWithVertex } from './rankWithVertex.ts';
import { STATUS_MEANINGS } from './STATUS_MEANINGS.ts';
import type { VertexOptions } from './VertexOptions.ts';

/** Vertex AI of a Google Cloud project. */
export function vertexBackend(options: VertexOptions): Backend {
  const { projectId, location, embedLocation, ranking, auth } = options;
  return {
    name: 'vertex',
    plugin: vertexAI({ projectId, location: embedLocation, ...(auth === undefined ? {} : { googleAuth: auth }) }),
    prefix: 'vertexai',
    location,
    embedLocation,
    meanings: STATUS_MEANINGS,
    extraConfig: () => ({ location, labels: costLabels() }),
    countTokens: (model, texts) => countVertexTokens(options, model, texts),
    rank: ranking && ((query, texts) => rankWithVertex(options, ranking, query, texts)),
  };
}
