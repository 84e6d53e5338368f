import type { Genkit } from 'genkit';
import { stripInvisible } from '../../kernel/text/stripInvisible.ts';
import type { MessageTranslationRequest, Said } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { renderPrompt } from './renderPrompt.ts';

/** Asks for a message in another language, as JSON. Messages go as JSON: none can be taken for somebody else's. */
export function translateMessagePrompt(
  ai: Genkit,
  { message, before, language }: Omit<MessageTranslationRequest, 'signal'>,
): Promise<ModelPrompt> {
  return renderPrompt(ai, 'translateMessage', {
    language,
    before: before.map(asJson),
    message: asJson(message),
  });
}

function asJson(said: Said): string {
  return stripInvisible(JSON.stringify(said));
}
