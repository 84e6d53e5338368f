import { type GenerateStreamOptions, GenkitError } from 'genkit';
import * as z from 'zod';
import { httpStatusOf } from '../calls/httpStatusOf.ts';
import { judgementSchema, parseJudgement } from '../judging/judgement.ts';
import type { AiProvider } from '../AiProvider.ts';
import { judgePrompt } from '../prompts/judgePrompt.ts';

/** JSON mode, as for classifications. */
const JUDGEMENT = {
  format: 'json',
  jsonSchema: z.toJSONSchema(judgementSchema, { target: 'draft-7' }),
  constrained: true,
  instructions: false,
} as const;

type Ask = (
  prompt: Pick<GenerateStreamOptions, 'system' | 'prompt' | 'output'>,
  signal: AbortSignal,
) => Promise<string>;

/** A judge of answers to tests, by one call of a model. */
export function judgeWith(ask: Ask): NonNullable<AiProvider['judge']> {
  return async ({ signal, ...request }) => {
    try {
      return parseJudgement(await ask({ ...judgePrompt(request), output: JUDGEMENT }, signal), request.expected);
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
