import { type Genkit, GenkitError } from 'genkit';
import * as z from 'zod';
import { httpStatusOf } from '../calls/httpStatusOf.ts';
import { judgementSchema, parseJudgement } from '../judging/judgement.ts';
import type { AiProvider } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { judgePrompt } from '../prompts/judgePrompt.ts';

/** Form of a model's judgement. */
export const JUDGEMENT = z.toJSONSchema(judgementSchema, { target: 'draft-7' });

/** A judge of answers to tests, by one call of a model that is asked for JSON of the form JUDGEMENT. */
export function judgeWith(
  ai: Genkit,
  ask: (prompt: Promise<ModelPrompt>, signal: AbortSignal) => Promise<string>,
): NonNullable<AiProvider['judge']> {
  return async ({ signal, ...request }) => {
    try {
      return parseJudgement(await ask(judgePrompt(ai, request), signal), request.expected);
    } catch (error) {
      if (isOtherForm(error)) return null;
      throw error;
    }
  };
}

/** Genkit compares what the model wrote with the schema, too. A request that Google refuses has an HTTP status. */
function isOtherForm(error: unknown): boolean {
  return error instanceof GenkitError && error.status === 'INVALID_ARGUMENT' && httpStatusOf(error) === undefined;
}
