import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import type { Genkit } from 'genkit';
import * as z from 'zod';
import type { AiProvider, OwnAnswer } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { generalizePrompt } from '../prompts/generalizePrompt.ts';

const answersSchema = z.object({
  answers: z.array(z.object({ locale: z.enum(LOCALES), question: z.string(), answer: z.string() })),
});

/** Form of a model's answers for everybody. */
export const ANSWERS = z.toJSONSchema(answersSchema, { target: 'draft-7' });

/** Answers for everybody by one call of a model that is asked for JSON of the form ANSWERS. Throws where its reply is none. */
export function generalizeWith(
  ai: Genkit,
  ask: (prompt: Promise<ModelPrompt>, signal: AbortSignal) => Promise<string>,
): AiProvider['generalize'] {
  return async ({ signal, ...request }): Promise<OwnAnswer[]> => {
    const reply = await ask(generalizePrompt(ai, request), signal);
    const json = reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1);
    const { answers } = answersSchema.parse(JSON.parse(json));
    return LOCALES.flatMap((locale) => {
      const found = answers.find((one) => one.locale === locale);
      const question = found?.question
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, LIMITS.questionCharacters)
        .toWellFormed();
      const answer = found?.answer.trim().slice(0, LIMITS.qaAnswerCharacters).toWellFormed();
      return question && answer ? [{ locale, question, answer }] : [];
    });
  };
}
