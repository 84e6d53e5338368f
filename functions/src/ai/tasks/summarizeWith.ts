import { LIMITS } from '@parlance/domain/limits';
import type { Genkit } from 'genkit';
import * as z from 'zod';
import type { AiProvider, Summary } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { summarizePrompt } from '../prompts/summarizePrompt.ts';

const summarySchema = z.object({ wants: z.string(), said: z.string(), open: z.string() });

/** Form of a model's summary. */
export const SUMMARY = z.toJSONSchema(summarySchema, { target: 'draft-7' });

/** Summaries by one call of a model that is asked for JSON of the form SUMMARY. Throws where its reply is none. */
export function summarizeWith(
  ai: Genkit,
  ask: (prompt: Promise<ModelPrompt>, signal: AbortSignal) => Promise<string>,
): AiProvider['summarize'] {
  return async ({ signal, ...request }): Promise<Summary> => {
    const reply = await ask(summarizePrompt(ai, request), signal);
    const json = reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1);
    const { wants, said, open } = summarySchema.parse(JSON.parse(json));
    return { wants: lineOf(wants), said: lineOf(said), open: lineOf(open) };
  };
}

function lineOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LIMITS.summaryLineCharacters).toWellFormed();
}
