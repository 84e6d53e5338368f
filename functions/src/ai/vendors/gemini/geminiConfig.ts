import type { Model } from '@parlance/domain/models';

/** A type and not an interface: Genkit takes configuration as a record. */
type GeminiConfig = {
  maxOutputTokens: number;
  temperature?: number;
  thinkingConfig: { thinkingLevel: 'MINIMAL' | 'LOW' } | { thinkingBudget: 0 };
};

/** Tokens that a model may think for which cannot be asked to leave it: thoughts count against the answer's tokens. */
const THOUGHT_TOKENS = 1_000;

/** The settings with which a model writes: it thinks as little as it can, for a visitor waits, and quoting passages needs next to none. */
export function geminiConfig(model: Model, temperature: number, maxTokens: number): GeminiConfig {
  const { isReasoning, leastThinking, takesTemperature } = model;
  const config = { maxOutputTokens: maxTokens, ...(takesTemperature ? { temperature } : {}) };
  if (!isReasoning) return { ...config, thinkingConfig: { thinkingBudget: 0 } };
  if (leastThinking === 'minimal') return { ...config, thinkingConfig: { thinkingLevel: 'MINIMAL' } };
  return { ...config, maxOutputTokens: maxTokens + THOUGHT_TOKENS, thinkingConfig: { thinkingLevel: 'LOW' } };
}
