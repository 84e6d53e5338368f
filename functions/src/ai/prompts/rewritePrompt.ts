import type { Genkit } from 'genkit';
import type { RewriteRequest } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { stripInvisible } from '../../kernel/text/stripInvisible.ts';
import { lastTurns } from './lastTurns.ts';
import { renderPrompt } from './renderPrompt.ts';

/** Number of last turns that a follow-up can refer to. */
const TURNS = 3;

/** Asks for a follow-up question as one that stands alone. */
export function rewritePrompt(ai: Genkit, { question, history }: Omit<RewriteRequest, 'signal'>): Promise<ModelPrompt> {
  return renderPrompt(ai, 'rewrite', { turns: lastTurns(history, TURNS), question: stripInvisible(question) });
}
