import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { newestChats } from '@parlance/domain/queries/chats';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const NEWEST = 50;

/** The categories of the newest conversations of a chatbot, or of all, live, in the order of the alphabet. None while they load. */
export function useCategories(chatbotId: string | undefined): readonly string[] {
  const { orgId } = useMembership();

  const chats = useCollection({ ...specOf(newestChats, paths.chats(orgId), { chatbotId }), limit: NEWEST }, chatSchema);
  const found = chats.status === 'ready' ? chats.value.flatMap(({ category }) => category ?? []) : [];
  return [...new Set(found)].toSorted((one, other) => one.localeCompare(other));
}
