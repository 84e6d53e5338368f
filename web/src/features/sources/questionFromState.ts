import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';

const stateSchema = z.object({ question: z.string() });

/** The question that the page before asks an answer for, cut to what a question may hold; undefined where it asks for none. */
export function questionFromState(state: unknown): string | undefined {
  return stateSchema.safeParse(state).data?.question.slice(0, LIMITS.questionCharacters).toWellFormed();
}
