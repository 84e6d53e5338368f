import type { Message } from '../documents/chats/message.ts';
import { languageOf } from './languageOf.ts';
import type { SpokenLanguage } from './SPOKEN_LANGUAGES.ts';

/**
 * Language that a message is in. What is too short to show one is in the visitor's, where the visitor or the chatbot wrote it; null for
 * one of an agent, and for one without a letter.
 */
export function messageLanguage(
  { role, text }: Pick<Message, 'role' | 'text'>,
  visitors: SpokenLanguage,
): SpokenLanguage | null {
  if (!/\p{L}/u.test(text)) return null;
  return languageOf(text) ?? (role === 'agent' ? null : visitors);
}
