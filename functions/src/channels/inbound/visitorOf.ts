import type { Locale } from '@parlance/domain/locales';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { languageByWords } from '../../kernel/text/languageByWords.ts';
import type { Arrival } from './Arrival.ts';

/** The customer as the pipeline of visitors knows them. */
export function visitorOf({ channel, thread }: Pick<Arrival, 'channel' | 'thread'>): Visitor {
  return { chatbotId: channel.chatbotId, chatId: thread.chatId, origin: '', channel: channel.account.kind };
}

/** Language of a message, by its words, else of its conversation, else of the organization. */
export async function localeOfArrival({ orgId, message, thread }: Arrival): Promise<Locale> {
  const own = languageByWords(message.text);
  if (own !== null) return own;
  const chat = (await refs.chat(orgId, thread.chatId).get()).data();
  return chat?.locale ?? (await refs.org(orgId).get()).data()?.locale ?? 'en';
}
