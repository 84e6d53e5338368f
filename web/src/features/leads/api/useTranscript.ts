import { type Message, messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { useMemo } from 'react';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const NEWEST = 8;

/** Latest messages of a conversation, in their order, live. */
export function useTranscript(chatId: string): Live<readonly Stored<Message>[]> {
  const { orgId } = useMembership();
  const live = useCollection(
    { path: paths.messages(orgId, chatId), orderBy: ['at', 'desc'], limit: NEWEST },
    messageSchema,
  );
  return useMemo(() => {
    if (live.status !== 'ready') return live;
    return { ...live, value: live.value.filter(({ text }) => text !== '').toReversed() };
  }, [live]);
}
