import { UserRefreshClient } from 'google-auth-library';
import type { VertexOptions } from '../../../../functions/src/ai/vendors/gemini/VertexOptions.ts';

const authClient = new UserRefreshClient();
authClient.setCredentials({ access_token: 'test-token', expiry_date: Date.now() + 3_600_000 });

/** Vertex AI as the fake of `fakeGemini.ts` takes it for. */
export const TEST_VERTEX: VertexOptions = {
  projectId: 'demo-vertex',
  location: 'eu',
  embedLocation: 'europe-west3',
  ranking: null,
  auth: { authClient },
};
