import { markChatRead } from '@parlance/domain/contracts/conversations/chats';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useEffect, useRef } from 'react';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/**
 * Marks an open conversation as read for the team, and again when something comes while it is open, by those who may write
 * in it. Not in a tab that nobody sees: there it waits until somebody does. One that can't be marked stays unread.
 */
export function useMarkRead({ id: chatId, unread, lastMessageAt }: Stored<Chat>): void {
  const { orgId } = useMembership();
  const isDue = useCan('chat.write') && unread;
  const newest = lastMessageAt.getTime();
  const marked = useRef<number>(undefined);
  useEffect(() => {
    if (!isDue) return;
    const markIfSeen = () => {
      if (document.visibilityState !== 'visible' || marked.current === newest) return;
      marked.current = newest;
      void callContract(markChatRead, { orgId, chatId }).catch(() => false);
    };
    markIfSeen();
    document.addEventListener('visibilitychange', markIfSeen);
    return () => document.removeEventListener('visibilitychange', markIfSeen);
  }, [orgId, chatId, isDue, newest]);
}
