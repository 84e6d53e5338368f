import { useChatbots } from './useChatbots.ts';

/** The name of one of the organization's chatbots; undefined while they load, and for one that is gone. */
export function useChatbotName(): (chatbotId: string) => string | undefined {
  const chatbots = useChatbots();
  const there = chatbots.status === 'ready' ? chatbots.value : [];
  return (chatbotId) => there.find(({ id }) => id === chatbotId)?.name;
}
