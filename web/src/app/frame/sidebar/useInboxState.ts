import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import { newestChats } from '@parlance/domain/queries/chats';
import { newestLeads } from '@parlance/domain/queries/leads';
import { use } from 'react';
import { useLocation } from 'react-router';
import { useQueueCount } from '#web/features/chats/inbox/useQueueCount.ts';
import { useOpenLeadCount } from '#web/features/leads/api/useOpenLeadCount.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { WaitingContext } from '#web/lib/org/waiting/WaitingContext.ts';

export interface InboxState {
  /** Conversations and leads in which there is something to do. Undefined while they are counted and where they can't be. */
  count: number | undefined;
  /** True if one of them has not been looked at by anyone. */
  hasUnread: boolean;
}

/** Same limit as the bell's, so that both share one listener. */
const NEWEST_LEADS = 10;

/** State of the inbox, counted when something new arrives and when another page opens. */
export function useInboxState(): InboxState {
  const { orgId } = useMembership();
  const { key } = useLocation();
  const waiting = use(WaitingContext);
  const unread = useCollection(
    { ...specOf(newestChats, paths.chats(orgId), { isOpen: true, unread: true }), limit: 1 },
    chatSchema,
  );
  const fresh = useCollection(
    { ...specOf(newestLeads, paths.leads(orgId), { status: 'new' }), limit: NEWEST_LEADS },
    leadSchema,
  );
  const newest = unread.status === 'ready' ? unread.value : [];
  const leads = fresh.status === 'ready' ? fresh.value : [];
  const version = JSON.stringify([
    key,
    newest.map(({ id, lastMessageAt }) => [id, lastMessageAt]),
    leads.map((l) => l.id),
  ]);
  const open = useQueueCount('open', version);
  const openLeads = useOpenLeadCount(version);
  const isCounted = open !== undefined && openLeads !== undefined;
  const notOpen = waiting.filter(({ isOpen }) => !isOpen);
  return {
    count: isCounted ? notOpen.length + open + openLeads : undefined,
    hasUnread: newest.length > 0 || leads.length > 0 || waiting.some((chat) => chat.unread),
  };
}
