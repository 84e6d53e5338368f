import type { Message } from '../documents/chats/message.ts';
import type { Locale } from '../locales.ts';
import { languageOf } from './languageOf.ts';
import type { SpokenLanguage } from './SPOKEN_LANGUAGES.ts';

/** Newest messages of a visitor that show their language together. */
const NEWEST = 5;

/**
 * Language that a visitor writes in: that of their newest messages, or the conversation's where they do not show it.
 * @param messages Oldest first.
 */
export function visitorLanguage(messages: readonly Pick<Message, 'role' | 'text'>[], fallback: Locale): SpokenLanguage {
  const said = messages.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  return languageOf(said.slice(-NEWEST).join('\n')) ?? languageOf(said.join('\n')) ?? fallback;
}
