import type { GenerateStreamOptions } from 'genkit';
import type { AiProvider } from '../AiProvider.ts';
import { retryTransient } from '../calls/retryTransient.ts';
import { pageTextOf } from './pageTextOf.ts';
import { readPagePrompt } from '../prompts/readPagePrompt.ts';

type Ask = (prompt: Pick<GenerateStreamOptions, 'system' | 'prompt'>, signal: AbortSignal) => Promise<string>;

/** A reader of scanned pages, by one call of the model for each; asked again where it was busy. */
export function readPageWith(model: string, ask: Ask): NonNullable<AiProvider['readPage']> {
  return ({ signal, ...page }) =>
    retryTransient(model, async () => pageTextOf(await ask(readPagePrompt(page), signal)));
}
