import type { Genkit } from 'genkit';
import * as z from 'zod';
import type { AiProvider } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { translateMessagePrompt } from '../prompts/translateMessagePrompt.ts';

const translationSchema = z.object({ translation: z.string() });

/** Form of a model's translation. */
export const TRANSLATION = z.toJSONSchema(translationSchema, { target: 'draft-7' });

/** Translations by one call of a model that is asked for JSON of the form TRANSLATION; empty where its reply is none, or was cut. */
export function translateMessageWith(
  ai: Genkit,
  ask: (prompt: Promise<ModelPrompt>, signal: AbortSignal) => Promise<string>,
): NonNullable<AiProvider['translateMessage']> {
  return async ({ signal, ...request }) => {
    const reply = await ask(translateMessagePrompt(ai, request), signal);
    const json = reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1);
    return translationSchema.safeParse(parsed(json)).data?.translation.trim().toWellFormed() ?? '';
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
