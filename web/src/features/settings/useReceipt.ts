import type { Deletion } from '@parlance/domain/documents/chatbots/deletion';
import { useCallback } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** The sentence that says what a deletion removed. */
export function useReceipt(): (deletion: Deletion) => string {
  const t = useTranslate();
  return useCallback(
    ({ kind, chatbotName, removed }) => {
      const { chats, messages, leads, sources } = removed;
      return kind === 'chatbot'
        ? t('generalSettings.chatbotReceipt', { name: chatbotName, chats, messages, leads, sources })
        : t('generalSettings.conversationsReceipt', { chats, messages });
    },
    [t],
  );
}
