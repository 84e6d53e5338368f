import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useCallback } from 'react';
import { paths } from '#web/config/paths.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';

/** Address at which a chatbot opens: its playground, or its sources as long as it knows nothing, and for people who may not ask. */
export function useChatbotAddress(): (chatbot: Pick<Stored<Chatbot>, 'id' | 'trained'>) => string {
  const canAsk = useCan('chatbot.configure');
  return useCallback(
    ({ id, trained }) => (trained && canAsk ? paths.chatbotPlayground(id) : paths.chatbotSources(id)),
    [canAsk],
  );
}
