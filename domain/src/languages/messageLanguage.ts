import type { Message } from '../documents/chats/message.ts';
import { languageOf } from './languageOf.ts';
import type { SpokenLanguage } from './SPOKEN_LANGUAGES.ts';

/** Message as far as its language is looked for. */
export type Written = Pick<Message, 'role' | 'text'> & {
  attachment?: object | null;
  fileFault?: string | null;
};

/**
 * Language that a message is in. What is too short to show one is in the visitor's, where the visitor or the chatbot wrote it; null for
 * one of an agent, for one without a letter, and for a file, whose text is its name.
 */
export function messageLanguage(
  { role, text, attachment, fileFault }: Written,
  visitors: SpokenLanguage,
): SpokenLanguage | null {
  if (attachment || fileFault || !/\p{L}/u.test(text)) return null;
  return languageOf(text) ?? (role === 'agent' ? null : visitors);
}
