import { configuredModels } from '@parlance/domain/models';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { createGeminiProvider } from '../../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { geminiApiBackend } from '../../../functions/src/ai/vendors/gemini/geminiApiBackend.ts';
import { vertexBackend } from '../../../functions/src/ai/vendors/gemini/vertexBackend.ts';
import { createOpenAiProvider } from '../../../functions/src/ai/vendors/openai/createOpenAiProvider.ts';
import { openAiOptions } from '../config/openAiOptions.ts';

/** The provider by parameters and keys, as the functions of a project would have it: Vertex AI where none is named. */
export function providerOf(projectId: string, parameters: Readonly<Record<string, string | undefined>>): AiProvider {
  if (parameters['AI_PROVIDER'] === 'openai') return createOpenAiProvider(openAiOptions(parameters));
  const models = configuredModels(parameters);
  const { AI_PROVIDER: provider, GEMINI_API_KEY: key = '' } = parameters;
  if (provider === 'gemini') return createGeminiProvider(geminiApiBackend(key), models);
  const { VERTEX_LOCATION: location = 'eu', VERTEX_EMBED_LOCATION: embedLocation = 'europe-west3' } = parameters;
  const { VERTEX_RANKING_MODEL: model = '', VERTEX_RANKING_LOCATION: rankedIn = 'eu' } = parameters;
  const ranking = model === '' ? null : { model, location: rankedIn };
  return createGeminiProvider(vertexBackend({ projectId, location, embedLocation, ranking }), models);
}
