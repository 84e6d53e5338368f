import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Message } from '@parlance/domain/documents/chats/message';
import { messageLanguage } from '@parlance/domain/languages/messageLanguage';
import { needsTranslation } from '@parlance/domain/languages/needsTranslation';
import { visitorLanguage } from '@parlance/domain/languages/visitorLanguage';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { useEffect, useEffectEvent } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCanEdit } from '../useCanEdit.ts';
import { useIsModelMissing } from './modelPresence.ts';
import type { Reading } from './shownText.ts';
import { useKeptChoice } from './useKeptChoice.ts';
import { useTranslationCalls } from './useTranslationCalls.ts';

export interface Translation {
  reading: Reading;
  /** Something is in another language than the reader's, and they may have it translated. */
  isOffered: boolean;
  isLoading: boolean;
  /** No model of the installation translates. */
  isMissing: boolean;
  /** Some of it can be read in the reader's language already. */
  hasTranslations: boolean;
  /** Undefined unless the last call failed. */
  error: unknown;
  toggle: (isOn: boolean) => void;
  retry: () => void;
}

/**
 * Translation of a conversation for its reader: once they have switched it on, messages in other languages are translated as they
 * come, the newest first. A failure stops it until `retry` or `toggle`.
 */
export function useTranslation(chat: Stored<Chat>, messages: readonly Stored<Message>[]): Translation {
  const { locale } = useLocale();
  const canTranslate = useCanEdit(chat.id);
  const isMissing = useIsModelMissing();
  const [isOn, setOn] = useKeptChoice('parlance-translated-chats', chat.id);
  const calls = useTranslationCalls(chat.id);
  const visitors = visitorLanguage(messages, chat.locale);
  const isForeign = (message: Message) => {
    const language = message.role === 'event' ? null : messageLanguage(message, visitors);
    return language !== null && language !== locale;
  };
  const missing = messages.filter(
    (message) => needsTranslation(message, locale, visitors) && !calls.asked.has(message.id),
  );
  const messageIds = missing.slice(-LIMITS.messagesPerTranslation).map(({ id }) => id);
  const isActive = isOn && canTranslate;
  const isDue = isActive && !isMissing && !calls.isLoading && calls.error === undefined && messageIds.length > 0;
  const handleDue = useEffectEvent(() => calls.ask(messageIds));
  useEffect(() => {
    if (isDue) handleDue();
  }, [isDue]);
  return {
    reading: { locale, visitors, isTranslated: isActive },
    isOffered: canTranslate && messages.some(isForeign),
    isLoading: calls.isLoading,
    isMissing,
    hasTranslations: messages.some((message) => isReadable(message, locale)),
    error: calls.error,
    toggle: (next) => {
      setOn(next);
      calls.forget();
    },
    retry: calls.forget,
  };
}

function isReadable(message: Message, locale: Locale): boolean {
  if (message.role === 'event') return false;
  const isWritten = message.role === 'agent' && message.original?.locale === locale;
  return isWritten || (message.translations[locale] ?? '') !== '';
}
