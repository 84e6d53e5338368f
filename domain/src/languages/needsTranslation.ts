import type { Message } from '../documents/chats/message.ts';
import type { Locale } from '../locales.ts';
import { messageLanguage } from './messageLanguage.ts';
import type { SpokenLanguage } from './SPOKEN_LANGUAGES.ts';

/**
 * Reports whether a message has to be translated for a reader: it is in another language, nobody has written it in theirs, and no
 * translation into it was stored or tried. The name of a file has none.
 */
export function needsTranslation(message: Message, reader: Locale, visitors: SpokenLanguage): boolean {
  if (message.role === 'event' || message.translations[reader] !== undefined) return false;
  if (message.role === 'agent' && message.original?.locale === reader) return false;
  const language = messageLanguage(message, visitors);
  return language !== null && language !== reader;
}
