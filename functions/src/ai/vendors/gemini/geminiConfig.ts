import type { Model } from '@parlance/domain/models';

/** A type and not an interface: Genkit takes configuration as a record. */
type GeminiConfig = {
  maxOutputTokens: number;
  temperature?: number;
  thinkingConfig: { thinkingLevel: 'MINIMAL' } | { thinkingBudget: 0 };
};

/** Thinking counts against the answer's tokens and keeps the visitor waiting; quoting passages needs next to none. */
function thinkingOf(model: Model): GeminiConfig['thinkingConfig'] {
  return model.isReasoning ? { thinkingLevel: 'MINIMAL' } : { thinkingBudget: 0 };
}

/** The settings with which a model writes; see domain/models. */
export function geminiConfig(model: Model, temperature: number, maxOutputTokens: number): GeminiConfig {
  const config = { maxOutputTokens, thinkingConfig: thinkingOf(model) };
  return model.takesTemperature ? { ...config, temperature } : config;
}
