import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import type { Genkit } from 'genkit';
import { stripInvisible } from '../../kernel/text/stripInvisible.ts';
import type { SummarizeRequest } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { renderPrompt } from './renderPrompt.ts';

/** Asks for a conversation in three lines, as JSON. Its messages go as JSON: none can be taken for somebody else's. */
export function summarizePrompt(
  ai: Genkit,
  { messages, locale }: Omit<SummarizeRequest, 'signal'>,
): Promise<ModelPrompt> {
  return renderPrompt(ai, 'summarize', {
    language: LANGUAGES[locale].english,
    messages: messages.map((said) => stripInvisible(JSON.stringify(said))),
  });
}
