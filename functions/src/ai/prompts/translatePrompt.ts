import type { Genkit } from 'genkit';
import { stripInvisible } from '../../kernel/text/stripInvisible.ts';
import type { TranslateRequest } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { renderPrompt } from './renderPrompt.ts';

/** Asks for a text of ours in the visitor's language. */
export function translatePrompt(ai: Genkit, { text, like }: Omit<TranslateRequest, 'signal'>): Promise<ModelPrompt> {
  return renderPrompt(ai, 'translate', { text, like: stripInvisible(like) });
}
