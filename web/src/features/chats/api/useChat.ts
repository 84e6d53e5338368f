import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** One conversation, live: also one that is older than the list goes back. Null when it is not there any more. */
export function useChat(chatId: string): Live<Stored<Chat> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.chat(orgId, chatId), chatSchema);
}
