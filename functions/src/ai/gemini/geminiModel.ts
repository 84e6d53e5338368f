import { type Model, modelOf } from '@parlance/domain/models';

/** A type and not an interface: Genkit takes configuration as a record. */
type ModelConfig = {
  maxOutputTokens: number;
  temperature?: number;
  thinkingConfig: { thinkingLevel: 'MINIMAL' } | { thinkingBudget: 0 };
};

export interface GeminiModel {
  name: string;
  config: ModelConfig;
}

/** Thinking counts against the answer's tokens and keeps the visitor waiting; quoting passages needs next to none. */
function thinkingOf(model: Model): ModelConfig['thinkingConfig'] {
  return model.isReasoning ? { thinkingLevel: 'MINIMAL' } : { thinkingBudget: 0 };
}

/** The provider's name and settings of a chatbot's model; see domain/models. */
export function geminiModel(key: string, temperature: number, maxOutputTokens: number): GeminiModel {
  const model = modelOf(key);
  const config = { maxOutputTokens, thinkingConfig: thinkingOf(model) };
  return { name: model.name, config: model.takesTemperature ? { ...config, temperature } : config };
}
