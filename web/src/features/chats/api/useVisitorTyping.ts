import { liveSchema } from '@parlance/domain/documents/chats/live';
import { paths } from '@parlance/domain/paths';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useFreshSign } from './useFreshSign.ts';

/** Reports whether a conversation's visitor is typing. */
export function useVisitorTyping(chatId: string): boolean {
  const { orgId } = useMembership();
  const live = useDocument(paths.live(orgId, chatId), liveSchema);
  return useFreshSign(live.status === 'ready' ? (live.value?.visitorTypingAt?.getTime() ?? null) : undefined);
}
