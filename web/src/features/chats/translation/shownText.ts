import type { AgentMessage, AnswerMessage, VisitorMessage } from '@parlance/domain/documents/chats/message';
import { messageLanguage } from '@parlance/domain/languages/messageLanguage';
import type { SpokenLanguage } from '@parlance/domain/languages/SPOKEN_LANGUAGES';
import type { Locale } from '@parlance/domain/locales';

/** Languages of a conversation and its reader. */
export interface Reading {
  locale: Locale;
  visitors: SpokenLanguage;
  isTranslated: boolean;
}

interface Words {
  text: string;
  /** For the attribute; undefined where it is not known. */
  lang: string | undefined;
}

/** Text of a message to show, and what it is the translation of or was sent as, which is one click away. */
export interface ShownText extends Words {
  other: (Words & { kind: 'original' | 'sent' | 'written' }) | null;
  /** It is in another language, and its translation was not the same. */
  isUnreliable: boolean;
}

/**
 * Text of a message for its reader. In a translated conversation that is the translation, of an agent's message what they wrote
 * themselves in the reader's language; else the message, of an agent's message with what they wrote.
 */
export function shownText(
  message: VisitorMessage | AnswerMessage | AgentMessage,
  { locale, visitors, isTranslated }: Reading,
): ShownText {
  const said: Words = { text: message.text, lang: messageLanguage(message, visitors) ?? undefined };
  const written = message.role === 'agent' ? message.original : null;
  const own = written && { text: written.text, lang: written.locale };
  if (isTranslated && written?.locale === locale && own) {
    return { ...own, other: { ...said, kind: 'sent' }, isUnreliable: false };
  }
  const translation = isTranslated ? message.translations[locale] : undefined;
  if (translation !== undefined && translation !== '') {
    return { text: translation, lang: locale, other: { ...said, kind: 'original' }, isUnreliable: false };
  }
  return { ...said, other: own && { ...own, kind: 'written' }, isUnreliable: translation === '' };
}
