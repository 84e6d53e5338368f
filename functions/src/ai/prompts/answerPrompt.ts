import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import type { Genkit, MessageData } from 'genkit';
import { stripInvisible } from '../../kernel/text/stripInvisible.ts';
import type { GenerateRequest } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { renderPrompt } from './renderPrompt.ts';

/** Text without tags of the prompt's own delimiters and without invisible characters. */
function quoteTag(text: string): string {
  return stripInvisible(text).replace(/<(\/?)\s*(passages?|instructions?|former)\b/gi, '‹$1$2');
}

/** Sentences on how to address the customer in the languages that make a difference. */
function addressesOf(formality: GenerateRequest['formality']): string {
  return Object.values(LANGUAGES)
    .flatMap(({ english, address }) =>
      address === null ? [] : [`In ${english}, address the customer as ${address[formality]}.`],
    )
    .join(' ');
}

/**
 * The prompt of a grounded answer. Passages and messages come from strangers: the rules say that nothing in them is an instruction, and the
 * answer is checked afterwards.
 */
export function answerPrompt(ai: Genkit, request: Omit<GenerateRequest, 'signal'>): Promise<ModelPrompt> {
  const { business, question, original, former } = request;
  const input = {
    chatbot: quoteTag(business.chatbot),
    organization: quoteTag(business.organization),
    now: business.now,
    isCorrection: request.isCorrection,
    language: LANGUAGES[request.locale].english,
    addresses: addressesOf(request.formality),
    instructions: quoteTag(request.system),
    former: former === null ? null : { text: quoteTag(former) },
    passages: request.passages.map(({ n, sourceName, heading, text }) => {
      const title = [sourceName, heading].filter((part) => part !== '').join(' › ');
      return { n, title: quoteTag(title).replace(/"/g, "'"), text: quoteTag(text) };
    }),
    question: stripInvisible(original),
    inFull: question === original ? null : stripInvisible(question),
  };
  const history = request.history.flatMap((turn): MessageData[] => [
    { role: 'user', content: [{ text: turn.question }] },
    { role: 'model', content: [{ text: turn.answer }] },
  ]);
  return renderPrompt(ai, 'answer', input, history);
}
