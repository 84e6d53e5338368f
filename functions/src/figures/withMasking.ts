import type { Locale } from '@parlance/domain/locales';
import type { AiProvider, Embedder } from '../ai/AiProvider.ts';
import { maskPersonal } from './maskPersonal.ts';
import type { KnownPeople } from './masking/text/KnownPeople.ts';
import { hidePersonal } from './masking/text/hidePersonal.ts';
import { CATALOGUES } from '../kernel/i18n/CATALOGUES.ts';

/** Nothing is published here: what the passages say of the business comes to the model with them. */
const NOTHING_OWN: ReadonlySet<string> = new Set();

/**
 * The provider, whose models get what visitors write with names, e-mail addresses, phone numbers, IBANs and card numbers masked:
 * questions, conversations, and the texts that vectors of questions are made of. Passages, instructions and what is stored stay as
 * they are. A message that is translated has marks in place of what is masked, and gets it back; one that has lost a mark is empty.
 * @param locale Language of the words that stand in place of what is masked.
 * @param people What is known of the visitor.
 */
export function withMasking(provider: AiProvider, locale: Locale, people: KnownPeople): AiProvider {
  const mask = (text: string): string => maskPersonal(text, { locale, people, own: NOTHING_OWN });
  const maskTurns = (turns: readonly { question: string; answer: string }[]) =>
    turns.map(({ question, answer }) => ({ question: mask(question), answer: mask(answer) }));
  const maskedEmbedder = <E extends Embedder>(embedder: E): E => ({
    ...embedder,
    embedQuery: (text: string) => embedder.embedQuery(mask(text)),
  });
  const { rewrite, rank, translate, translateMessage } = provider;
  return {
    ...maskedEmbedder(provider),
    former: provider.former.map(maskedEmbedder),
    generate: (request) =>
      provider.generate({
        ...request,
        history: maskTurns(request.history),
        question: mask(request.question),
        original: mask(request.original),
        former: request.former === null ? null : mask(request.former),
      }),
    rewrite:
      rewrite &&
      ((request) => rewrite({ ...request, question: mask(request.question), history: maskTurns(request.history) })),
    rank: rank && ((query, texts) => rank(mask(query), texts)),
    translate: translate && ((request) => translate({ ...request, like: mask(request.like) })),
    choose: (request) =>
      provider.choose({ ...request, question: mask(request.question), history: maskTurns(request.history) }),
    summarize: ({ messages, ...request }) =>
      provider.summarize({ ...request, messages: messages.map((said) => ({ ...said, text: mask(said.text) })) }),
    generalize: ({ question, text, signal }) =>
      provider.generalize({ question: mask(question), text: mask(text), signal }),
    translateMessage:
      translateMessage &&
      (async ({ message, before, ...request }) => {
        const { text, restore } = hidePersonal(
          message.text,
          mask(message.text),
          Object.values(CATALOGUES[locale].masks),
        );
        const earlier = before.map((said) => ({ ...said, text: mask(said.text) }));
        return restore(await translateMessage({ ...request, message: { ...message, text }, before: earlier }));
      }),
    classify: (transcript) => provider.classify({ ...transcript, questions: transcript.questions.map(mask) }),
  };
}
