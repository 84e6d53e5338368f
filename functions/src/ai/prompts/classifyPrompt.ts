import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import type { Genkit } from 'genkit';
import { stripInvisible } from '../../kernel/text/stripInvisible.ts';
import type { Transcript } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { renderPrompt } from './renderPrompt.ts';

/** Asks what a conversation was about, as JSON, in the organization's own categories where one fits. */
export function classifyPrompt(ai: Genkit, { questions, locale, categories = [] }: Transcript): Promise<ModelPrompt> {
  return renderPrompt(ai, 'classify', {
    language: LANGUAGES[locale].english,
    categories: categories.length === 0 ? null : stripInvisible(JSON.stringify(categories)),
    questions: questions.map(stripInvisible),
  });
}
