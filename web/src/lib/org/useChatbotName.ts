import { useCallback } from 'react';
import { useChatbots } from './useChatbots.ts';

/** The name of one of the organization's chatbots; undefined while they load, and for one that is gone. */
export function useChatbotName(): (chatbotId: string) => string | undefined {
  const chatbots = useChatbots();
  return useCallback(
    (chatbotId) => (chatbots.status === 'ready' ? chatbots.value.find(({ id }) => id === chatbotId)?.name : undefined),
    [chatbots],
  );
}
