import type { Chat } from '@parlance/domain/documents/chats/chat';
import { use } from 'react';
import type { Live, Stored } from '#web/lib/live.ts';
import { NOT_YET_WAITING } from '#web/lib/org/waiting/NOT_YET_WAITING.ts';
import { WaitingContext } from '#web/lib/org/waiting/WaitingContext.ts';
import type { Chats } from '../api/useChatPages.ts';
import { useChats } from '../api/useChats.ts';
import { activeFilters, type ChatFilter } from '../filter/chatFilter.ts';
import { withWaiting } from './withWaiting.ts';

interface ListedChats extends Omit<Chats, 'chats'> {
  /** Conversations that pass filters and search. */
  found: Live<readonly Stored<Chat>[]>;
  /** As the list shows them: where nothing narrows it, those who wait for an agent come first. Undefined while they load, or it is not known who waits. */
  all: readonly Stored<Chat>[] | undefined;
  isNarrowed: boolean;
  /** True iff there is none at all. */
  isEmpty: boolean;
}

/** The conversations of a chatbot, or of all, as they are listed. */
export function useListedChats(chatbotId: string | undefined, filter: ChatFilter): ListedChats {
  const { chats: found, ...paging } = useChats(chatbotId ?? filter.chatbot, filter);
  const waiting = use(WaitingContext);
  const isKnown = waiting !== NOT_YET_WAITING;
  const isNarrowed = filter.search !== '' || activeFilters(filter).length > 0;
  const value = found.status === 'ready' ? found.value : undefined;
  return {
    ...paging,
    found,
    all: value && (isNarrowed ? value : isKnown ? withWaiting(waiting, value, chatbotId) : undefined),
    isNarrowed,
    isEmpty: value?.length === 0 && !paging.hasMore && !isNarrowed,
  };
}
