import type { ChatMessage } from '@parlance/domain/widget/chatMessage';
import { useCallback, useRef } from 'react';

/** Returns a function that is true for messages with at least one of the agent's that it has not been called with before. */
export function useNewMessages(): (messages: readonly ChatMessage[]) => boolean {
  const knownIds = useRef(new Set<string>());
  return useCallback((messages) => {
    const ids = messages.filter(({ role }) => role === 'agent').map(({ messageId }) => messageId);
    const isNew = ids.some((id) => !knownIds.current.has(id));
    for (const id of ids) knownIds.current.add(id);
    return isNew;
  }, []);
}
