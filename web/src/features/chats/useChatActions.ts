import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { RefObject } from 'react';
import type { Stored } from '#web/lib/live.ts';
import { useMarkChats } from './api/useMarkChats.ts';
import { neighbourOf } from './list/neighbourOf.ts';
import { useChatDeletion } from './useChatDeletion.ts';

interface ActionsOptions {
  /** Takes the focus when what was acted on goes. */
  region: RefObject<HTMLElement | null>;
  /** The open conversation. */
  chatId: string | undefined;
  choose: (chatId: string | undefined) => void;
  /** Takes a conversation of the list as it is now. */
  refresh: (chat: Stored<Chat>) => void;
}

interface ChatActions {
  isDeleted: (chat: Stored<Chat>) => boolean;
  /** Deletes conversations. If the open one is among them, its neighbour in the list opens. */
  remove: (chats: readonly Stored<Chat>[], listed: readonly Stored<Chat>[]) => void;
  /** Marks conversations as read or not. An open one that becomes unread is closed: it would be read otherwise. */
  mark: (chats: readonly Stored<Chat>[], unread: boolean) => void;
}

/** Actions of members on conversations of the list, one or several. */
export function useChatActions({ region, chatId, choose, refresh }: ActionsOptions): ChatActions {
  const { isDeleted, remove } = useChatDeletion(region);
  const mark = useMarkChats();
  return {
    isDeleted,
    remove: (chats, listed) => {
      const gone = chats.map(({ id }) => id);
      const open = gone.find((id) => id === chatId);
      if (open !== undefined) choose(neighbourOf(open, listed, gone));
      remove(chats, () => {
        if (open !== undefined) choose(open);
      });
    },
    mark: (chats, unread) => {
      if (unread && chats.some(({ id }) => id === chatId)) choose(undefined);
      mark(
        chats.map(({ id }) => id),
        unread,
      );
      for (const chat of chats) refresh({ ...chat, unread });
    },
  };
}
