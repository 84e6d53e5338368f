import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import type { Live } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Reports whether the organization has had a conversation, live. One read. */
export function useFirstConversation(): Live<boolean> {
  const { orgId } = useMembership();
  const latest = useCollection({ path: paths.chats(orgId), orderBy: ['lastMessageAt', 'desc'], limit: 1 }, chatSchema);
  return latest.status === 'ready' ? { status: 'ready', value: latest.value.length > 0 } : latest;
}
