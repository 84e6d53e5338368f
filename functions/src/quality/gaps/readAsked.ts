import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { Locale } from '@parlance/domain/locales';
import { maskExcerpt } from '../../figures/maskExcerpt.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { detectLanguage } from '../../kernel/text/detectLanguage.ts';

/** Place of a visitor's question. */
export interface Place {
  chatId: string;
  messageId: string;
}

/** A visitor's question that the sources did not answer. */
export interface Asked extends Place {
  at: Date;
  /** In the visitor's own words. */
  text: string;
  /** As it was looked up, with personal data masked. */
  question: string;
  locale: Locale;
}

/** The questions of a chatbot at some places, in their order, as far as they are there. Two reads each, and those of masking. */
export async function readAsked(orgId: string, chatbotId: string, places: readonly Place[]): Promise<Asked[]> {
  const found = await Promise.all(places.map((place) => readOne(orgId, chatbotId, place)));
  return found.flatMap((asked) => asked ?? []);
}

async function readOne(orgId: string, chatbotId: string, { chatId, messageId }: Place): Promise<Asked | undefined> {
  const [asked, answer] = await Promise.all(
    [messageId, answerIdOf(messageId)].map(async (id) => (await refs.message(orgId, chatId, id).get()).data()),
  );
  if (asked?.role !== 'user' || asked.chatbotId !== chatbotId) return undefined;
  const lookedUp = (answer?.role === 'assistant' ? answer.searchQuery : null) ?? asked.text;
  const masked = await maskExcerpt(orgId, { chatId, excerpt: lookedUp });
  const question = masked.replaceAll(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ').trim();
  return { chatId, messageId, at: asked.at, text: asked.text, question, locale: detectLanguage(question, 'en') };
}
