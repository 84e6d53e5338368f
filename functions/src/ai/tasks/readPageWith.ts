import type { Genkit } from 'genkit';
import type { AiProvider } from '../AiProvider.ts';
import { retryTransient } from '../calls/retryTransient.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { pageTextOf } from './pageTextOf.ts';
import { readPagePrompt } from '../prompts/readPagePrompt.ts';

type Ask = (prompt: Promise<ModelPrompt>, signal: AbortSignal) => Promise<string>;

/** A reader of scanned pages, by one call of the model for each; asked again where it was busy. */
export function readPageWith(ai: Genkit, model: string, ask: Ask): NonNullable<AiProvider['readPage']> {
  return ({ signal, ...page }) =>
    retryTransient(model, async () => pageTextOf(await ask(readPagePrompt(ai, page), signal)));
}
