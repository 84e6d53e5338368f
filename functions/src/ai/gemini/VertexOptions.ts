import type { vertexAI } from '@genkit-ai/google-genai';

/** What calls to Google Cloud's own APIs are allowed to do. */
export const CLOUD_PLATFORM = 'https://www.googleapis.com/auth/cloud-platform';

export interface VertexOptions {
  projectId: string;
  /** Where models write: `eu` or `us` for Gemini 3. */
  location: string;
  /** Where texts are embedded: a region. The plugin ignores the location of a single embedding, so this is its own. */
  embedLocation: string;
  /** Where passages are ranked, `eu`, `us` or `global`, and by which model; null for the order that vectors and words give. */
  ranking: { location: string; model: string } | null;
  /** Credentials of a test; absent, the runtime's own are used. */
  auth?: NonNullable<NonNullable<Parameters<typeof vertexAI>[0]>['googleAuth']>;
}
