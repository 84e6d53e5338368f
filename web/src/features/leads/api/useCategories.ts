import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const NEWEST = 50;

/** The categories of the newest conversations of a chatbot, or of all, live, in the order of the alphabet. None while they load. */
export function useCategories(chatbotId: string | undefined): readonly string[] {
  const { orgId } = useMembership();
  const ofChatbot = chatbotId === undefined ? {} : { chatbotId };
  const chats = useCollection(
    { path: paths.chats(orgId), equals: { ...ofChatbot }, orderBy: ['lastMessageAt', 'desc'], limit: NEWEST },
    chatSchema,
  );
  const found = chats.status === 'ready' ? chats.value.flatMap(({ category }) => category ?? []) : [];
  return [...new Set(found)].toSorted((one, other) => one.localeCompare(other));
}
