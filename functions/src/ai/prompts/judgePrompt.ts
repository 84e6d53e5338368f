import type { Genkit } from 'genkit';
import { stripInvisible } from '../../kernel/text/stripInvisible.ts';
import type { JudgeRequest } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { renderPrompt } from './renderPrompt.ts';

/** Asks whether an answer says what it should, or declines where it should, as JSON. */
export function judgePrompt(
  ai: Genkit,
  { question, answer, expected }: Omit<JudgeRequest, 'signal'>,
): Promise<ModelPrompt> {
  const isRefusal = expected === 'none';
  const judged = isRefusal ? { question, answer } : { question, answer, facts: expected };
  return renderPrompt(ai, 'judge', { isRefusal, case: stripInvisible(JSON.stringify(judged)) });
}
