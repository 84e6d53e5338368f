import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { LOCALES } from '@parlance/domain/locales';
import type { Genkit } from 'genkit';
import { stripInvisible } from '../../kernel/text/stripInvisible.ts';
import type { GeneralizeRequest } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { renderPrompt } from './renderPrompt.ts';

/** Asks for what a text says to everybody, in all languages of the product, as JSON. */
export function generalizePrompt(
  ai: Genkit,
  { question, text }: Omit<GeneralizeRequest, 'signal'>,
): Promise<ModelPrompt> {
  return renderPrompt(ai, 'generalize', {
    languages: LOCALES.map((locale) => `${locale} (${LANGUAGES[locale].english})`).join(', '),
    case: stripInvisible(JSON.stringify({ question, text })),
  });
}
