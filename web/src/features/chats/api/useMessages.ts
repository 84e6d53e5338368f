import { type Message, messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { useMemo } from 'react';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const MOST_MESSAGES = 200;

/** A chat's messages in their order, live. Of a longer one the newest. */
export function useMessages(chatId: string): Live<readonly Stored<Message>[]> {
  const { orgId } = useMembership();
  const live = useCollection(
    { path: paths.messages(orgId, chatId), orderBy: ['at', 'desc'], limit: MOST_MESSAGES },
    messageSchema,
  );
  return useMemo(() => (live.status === 'ready' ? { ...live, value: live.value.toReversed() } : live), [live]);
}
