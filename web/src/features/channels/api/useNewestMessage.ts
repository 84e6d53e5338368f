import { type Message, messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The newest message of a conversation, live, as the only one of a list: one document. */
export function useNewestMessage(chatId: string): Live<readonly Stored<Message>[]> {
  const { orgId } = useMembership();
  return useCollection({ path: paths.messages(orgId, chatId), orderBy: ['at', 'desc'], limit: 1 }, messageSchema);
}
