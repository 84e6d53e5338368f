import type { Model, Models } from '@parlance/domain/models';
import type { GenerateStreamOptions, Genkit } from 'genkit';

/** A JSON Schema, of the draft that Genkit's validator knows. */
export type JsonSchema = Record<string, unknown>;

/** Input of a model beside its settings. */
export type ModelPrompt = Pick<GenerateStreamOptions, 'system' | 'prompt' | 'messages'>;

/** Limits of one reply. Models that reason set their own temperature. */
export interface ReplyLimits {
  /** 0 to 1. */
  temperature: number;
  maxTokens: number;
  /** Form of the reply, which is JSON; missing where it is text. */
  json?: JsonSchema;
}

/** A vendor's language models: all that the tasks of `languageTasks` need to know of it. */
export interface LanguageModel {
  genkit: Genkit;
  /** Models on offer, with their prices. The cheapest does the short tasks. */
  models: Models;
  /** Genkit's name of a model, its configuration for one call, which may carry who causes the cost, and what stands around the call. */
  callOf: (
    model: Model,
    limits: ReplyLimits,
  ) => { model: string; config: Record<string, unknown> } & Pick<GenerateStreamOptions, 'output' | 'use'>;
  /** True if its first model reads PDF pages and pictures. */
  readsPages: boolean;
}
