import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { RefObject } from 'react';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useMarkUnread } from './api/useMarkUnread.ts';
import { neighbourOf } from './neighbourOf.ts';
import { useChatDeletion } from './useChatDeletion.ts';

interface ActionsOptions {
  /** Takes the focus when what was acted on goes. */
  region: RefObject<HTMLElement | null>;
  choose: (chatId: string | undefined) => void;
  /** Takes a conversation of the list as it is now. */
  refresh: (chat: Stored<Chat>) => void;
}

interface ChatActions {
  isDeleted: (chat: Stored<Chat>) => boolean;
  /** Deletes the open conversation and opens its neighbour in the list. */
  remove: (chat: Stored<Chat>, listed: readonly Stored<Chat>[]) => void;
  /** Closes the open conversation, which would be read otherwise. */
  markUnread: (chat: Stored<Chat>) => void;
}

/** What members do with a conversation of the list. */
export function useChatActions({ region, choose, refresh }: ActionsOptions): ChatActions {
  const { isDeleted, remove } = useChatDeletion(region);
  const markUnread = useMarkUnread();
  return {
    isDeleted,
    remove: (chat, listed) => {
      choose(neighbourOf(chat.id, listed));
      remove(chat, () => choose(chat.id));
    },
    markUnread: (chat) => {
      choose(undefined);
      markUnread(chat.id);
      refresh({ ...chat, unread: true });
    },
  };
}
