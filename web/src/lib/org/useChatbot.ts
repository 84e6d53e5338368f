import { type Chatbot, chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from './useMembership.ts';

/** One chatbot of the current organization, live. */
export function useChatbot(chatbotId: string): Live<Stored<Chatbot> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.chatbot(orgId, chatbotId), chatbotSchema);
}
