import type { GenerateStreamOptions } from 'genkit';
import * as z from 'zod';
import { judgementSchema, parseJudgement } from '../judging/judgement.ts';
import type { AiProvider } from '../provider.ts';
import { judgePrompt } from './judgePrompt.ts';

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
  return async ({ signal, ...request }) =>
    parseJudgement(await ask({ ...judgePrompt(request), output: JUDGEMENT }, signal), request.expected);
}
