import { paths } from '@parlance/domain/paths';
import { type Count, useCount } from '#web/lib/firestore/useCount.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Number of conversations that a chatbot has had. */
export function useConversationCount(chatbotId: string): Count {
  const { orgId } = useMembership();
  return useCount({ path: paths.chats(orgId), field: 'chatbotId', equals: chatbotId });
}
