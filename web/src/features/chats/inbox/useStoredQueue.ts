import type { Chat } from '@parlance/domain/documents/chats/chat';
import { use, useCallback, useMemo } from 'react';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { NOT_YET_WAITING } from '#web/lib/org/waiting/NOT_YET_WAITING.ts';
import { WaitingContext } from '#web/lib/org/waiting/WaitingContext.ts';
import { type Chats, useChatPages } from '../api/useChatPages.ts';
import { withWaiting } from '../list/withWaiting.ts';
import { isInQueue, queueQuery, type StoredQueue } from './queueQuery.ts';

/** The conversations of a queue. Of all that is open, and of one's own, those whose visitors wait for an agent come first. */
export function useStoredQueue(queue: StoredQueue): Chats {
  const { orgId, uid } = useMembership();
  const waiting = use(WaitingContext);
  const spec = useMemo(() => queueQuery({ orgId, uid }, queue), [orgId, uid, queue]);
  const isWanted = useCallback((chat: Chat) => isInQueue(chat, queue, uid), [queue, uid]);
  const found = useChatPages(spec, isWanted, queue);
  const { chats } = found;
  if ((queue !== 'open' && queue !== 'mine') || chats.status !== 'ready') return found;
  if (waiting === NOT_YET_WAITING) return { ...found, chats: { status: 'loading' } };
  const first = queue === 'mine' ? waiting.filter((chat) => chat.assigneeUid === uid) : waiting;
  return { ...found, chats: { status: 'ready', value: withWaiting(first, chats.value, undefined) } };
}
