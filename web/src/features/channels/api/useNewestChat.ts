import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { chatsOfChannel } from '@parlance/domain/queries/chats';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The conversation with the newest message by a connection, live, as the only one of a list: one document. */
export function useNewestChat(channelId: string): Live<readonly Stored<Chat>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { ...specOf(chatsOfChannel, paths.chats(orgId), { 'thread.channelId': channelId }), limit: 1 },
    chatSchema,
  );
}
