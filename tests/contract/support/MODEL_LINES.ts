import { MODELS } from '@parlance/domain/models';
import { UserRefreshClient } from 'google-auth-library';
import { checkModels } from '../../../functions/src/ai/probes/checkModels.ts';
import { createGeminiProvider } from '../../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { vertexBackend } from '../../../functions/src/ai/vendors/gemini/vertexBackend.ts';
import { startFakeGemini } from '../../functions/support/answering/fakeGemini.ts';
import { generateRequest } from '../../functions/support/answering/generateRequest.ts';

/** Vertex AI refuses every model for its quota. */
async function refuse(): Promise<void> {
  const busy = { code: 429, retryAfterSeconds: 30 };
  const fake = await startFakeGemini(() => ({ fail: busy }));
  const authClient = new UserRefreshClient();
  authClient.setCredentials({ access_token: 'test-token', expiry_date: Date.now() + 3_600_000 });
  try {
    const locations = { location: 'eu', embedLocation: 'europe-west3', ranking: null };
    const vertex = createGeminiProvider(vertexBackend({ projectId: 'demo', ...locations, auth: { authClient } }));
    await Array.fromAsync(vertex.generate(generateRequest()).stream).catch(() => undefined);
  } finally {
    await fake.stop();
  }
}

/** The hourly look at a provider whose embedder does not answer. */
async function probe(): Promise<void> {
  const run = () => Promise.reject(new Error('away'));
  await checkModels({ name: 'vertex', probes: [{ name: 'embedder', vital: 'embed', meanings: {}, run }] });
}

/** Work with the AI service that makes the code write the line of a metric, and how often. */
export const MODEL_LINES: Readonly<Record<string, { work: () => unknown; times: number }>> = {
  parlance_model_busy: { work: refuse, times: MODELS.length },
  parlance_provider_unavailable: { work: probe, times: 1 },
};
