import { type Chatbot, chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from './useMembership.ts';

/** Far above every plan's limit. */
const MOST_CHATBOTS = 50;

/** The organization's chatbots, oldest first, live. Those that are being deleted are among them. */
export function useChatbots(): Live<readonly Stored<Chatbot>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.chatbots(orgId), orderBy: ['createdAt', 'asc'], limit: MOST_CHATBOTS },
    chatbotSchema,
  );
}
