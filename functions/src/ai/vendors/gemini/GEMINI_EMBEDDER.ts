/** The model that makes vectors on Google's side. */
export const GEMINI_EMBEDDER = 'gemini-embedding-001';
