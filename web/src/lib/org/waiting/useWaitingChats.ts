import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { waitingChats } from '@parlance/domain/queries/chats';
import { useMemo } from 'react';
import type { Live, Stored } from '#web/lib/live.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '../useMembership.ts';
import { longestWaitFirst } from './longestWaitFirst.ts';

/** More than a team can look after at once. */
const MOST_WAITING = 100;

/** The conversations of the current organization whose visitors wait for an agent, the longest wait first, live. */
export function useWaitingChats(): Live<readonly Stored<Chat>[]> {
  const { orgId } = useMembership();
  const live = useCollection(
    {
      ...specOf(waitingChats, paths.chats(orgId), {}),
      limit: MOST_WAITING,
    },
    chatSchema,
  );
  return useMemo(() => (live.status === 'ready' ? { ...live, value: longestWaitFirst(live.value) } : live), [live]);
}
