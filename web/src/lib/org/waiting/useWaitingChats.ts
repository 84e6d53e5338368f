import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '../useMembership.ts';

/** More than a team can look after at once. */
const MOST_WAITING = 100;

/** The conversations of the current organization whose visitors wait for an agent, the longest wait first, live. */
export function useWaitingChats(): Live<readonly Stored<Chat>[]> {
  const { orgId } = useMembership();
  return useCollection(
    {
      path: paths.chats(orgId),
      equals: { 'handover.status': 'requested' },
      orderBy: ['handover.requestedAt', 'asc'],
      limit: MOST_WAITING,
    },
    chatSchema,
  );
}
