import { useWaitingChats } from '#web/lib/org/waiting/useWaitingChats.ts';
import type { Chats } from '../api/useChatPages.ts';

/** The conversations whose visitors wait for an agent, the longest wait first: all of them are live. */
export function useWaitingQueue(): Chats {
  const chats = useWaitingChats();
  return { chats, hasMore: false, isLoadingMore: false, loadMore: () => undefined, refresh: () => undefined };
}
