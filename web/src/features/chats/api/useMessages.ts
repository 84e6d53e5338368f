import { type Message, messageSchema } from '@parlance/domain/documents/message';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/firestore/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const MOST_MESSAGES = 200;

/** A chat's messages in their order, live. */
export function useMessages(chatId: string): Live<readonly Stored<Message>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.messages(orgId, chatId), orderBy: ['at', 'asc'], limit: MOST_MESSAGES },
    messageSchema,
  );
}
