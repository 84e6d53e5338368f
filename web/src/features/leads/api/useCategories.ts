import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const NEWEST = 50;

/** The categories of a chatbot's newest conversations, live, in the order of the alphabet. None while they load. */
export function useCategories(chatbotId: string): readonly string[] {
  const { orgId } = useMembership();
  const chats = useCollection(
    { path: paths.chats(orgId), equals: { chatbotId }, orderBy: ['lastMessageAt', 'desc'], limit: NEWEST },
    chatSchema,
  );
  const found = chats.status === 'ready' ? chats.value.flatMap(({ category }) => category ?? []) : [];
  return [...new Set(found)].toSorted((one, other) => one.localeCompare(other));
}
