import type { vertexAI } from '@genkit-ai/google-genai';

/** OAuth scope of calls to Google Cloud's own APIs. */
export const CLOUD_PLATFORM = 'https://www.googleapis.com/auth/cloud-platform';

export interface VertexOptions {
  projectId: string;
  /** Location of text generation: `eu` or `us` for Gemini 3. */
  location: string;
  /** Region of embedding. The plugin ignores the location of a single embedding, so this is an option of its own. */
  embedLocation: string;
  /** Location of ranking, `eu`, `us` or `global`, and its model; null for the order that vectors and words give. */
  ranking: { location: string; model: string } | null;
  /** Credentials of a test; absent, the runtime's own are used. */
  auth?: NonNullable<NonNullable<Parameters<typeof vertexAI>[0]>['googleAuth']>;
}
