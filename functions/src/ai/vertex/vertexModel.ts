/** The models on offer. `auto` is the cheapest that is good enough. */
const DEFAULT_MODEL = 'gemini-3.5-flash-lite';
const MODELS = [DEFAULT_MODEL, 'gemini-3.5-flash', 'gemini-3.1-flash-lite', 'gemini-2.5-flash'] as const;

/** Models that take a temperature. Newer ones ignore or refuse it and decide for themselves. */
const TAKES_TEMPERATURE = /^gemini-2\.5-/;

export interface VertexModel {
  name: string;
  config: { maxOutputTokens: number; temperature?: number };
}

/** The provider's name and settings of a chatbot's model. A key that is not on offer falls back to the default. */
export function vertexModel(key: string, temperature: number, maxOutputTokens: number): VertexModel {
  const name = MODELS.find((model) => model === key) ?? DEFAULT_MODEL;
  return { name, config: TAKES_TEMPERATURE.test(name) ? { maxOutputTokens, temperature } : { maxOutputTokens } };
}
