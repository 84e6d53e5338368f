import { createGeminiProvider } from '../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { geminiApiBackend } from '../../functions/src/ai/vendors/gemini/geminiApiBackend.ts';
import { vertexBackend } from '../../functions/src/ai/vendors/gemini/vertexBackend.ts';
import { createOpenAiProvider } from '../../functions/src/ai/vendors/openai/createOpenAiProvider.ts';
import { createLocalProvider } from '../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../functions/src/ai/AiProvider.ts';
import { aiEnvironment } from '../../local/src/config/aiEnvironment.ts';
import { openAiOptions } from '../../local/src/config/openAiOptions.ts';
import { ExpectedError } from '../../local/src/errors/ExpectedError.ts';

/**
 * The provider that is evaluated, by the name that `--provider` has: `gemini` takes GEMINI_API_KEY, `vertex` takes
 * GCLOUD_PROJECT, VERTEX_LOCATION (`eu` by default), VERTEX_EMBED_LOCATION (a region), VERTEX_RANKING_MODEL (none by default) and the credentials of the machine, `openai` what `npm start` takes for a server of one's own. Throws an `ExpectedError`.
 */
export function providerOf(
  name: string,
  {
    GEMINI_API_KEY: apiKey = '',
    GCLOUD_PROJECT: projectId = '',
    VERTEX_LOCATION: location = 'eu',
    VERTEX_EMBED_LOCATION: embedLocation = 'europe-west3',
    VERTEX_RANKING_MODEL: model = '',
    VERTEX_RANKING_LOCATION: rankedIn = 'eu',
  } = process.env,
): AiProvider {
  switch (name) {
    case 'local':
      return createLocalProvider();
    case 'gemini':
      if (apiKey === '') throw new ExpectedError('Set GEMINI_API_KEY to evaluate Gemini.');
      return createGeminiProvider(geminiApiBackend(apiKey));
    case 'vertex':
      if (projectId === '') throw new ExpectedError('Set GCLOUD_PROJECT to evaluate Vertex AI.');
      return createGeminiProvider(
        vertexBackend({
          projectId,
          location,
          embedLocation,
          ranking: model === '' ? null : { model, location: rankedIn },
        }),
      );
    case 'openai': {
      const parameters = aiEnvironment({ ...process.env, AI_PROVIDER: 'openai' });
      return createOpenAiProvider(openAiOptions({ ...process.env, ...parameters }));
    }
    default:
      throw new ExpectedError(`There is no provider ${name}: choose local, gemini, vertex or openai.`);
  }
}
