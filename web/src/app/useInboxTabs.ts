import { use } from 'react';
import { useLocation } from 'react-router';
import { INBOX_PAGES } from '#web/config/pages/INBOX_PAGES.ts';
import { useQueueCount } from '#web/features/chats/inbox/useQueueCount.ts';
import { useOpenLeadCount } from '#web/features/leads/api/useOpenLeadCount.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { WaitingContext } from '#web/lib/org/waiting/WaitingContext.ts';
import { type AreaTab, useAreaTabs } from './frame/useAreaTabs.ts';

interface InboxTab extends AreaTab {
  /** Undefined while it is counted. Absent where nothing is. */
  count?: number | undefined;
}

/** The parts of the inbox with what there is to do in each, counted anew whenever another address is opened. */
export function useInboxTabs(): readonly InboxTab[] {
  const { key } = useLocation();
  const { uid } = useMembership();
  const waiting = use(WaitingContext);
  const version = JSON.stringify([key, waiting.length]);
  const open = useQueueCount('open', version);
  const mine = useQueueCount('mine', version);
  const notOpen = waiting.filter(({ isOpen }) => !isOpen);
  const counts = new Map([
    ['inboxOpen', open === undefined ? undefined : open + notOpen.length],
    ['inboxWaiting', waiting.length],
    ['inboxUnanswered', useQueueCount('unanswered', version)],
    ['inboxDisliked', useQueueCount('disliked', version)],
    [
      'inboxMine',
      mine === undefined ? undefined : mine + notOpen.filter(({ assigneeUid }) => assigneeUid === uid).length,
    ],
    ['leads', useOpenLeadCount(version)],
  ]);
  return useAreaTabs(INBOX_PAGES).map((tab) => (counts.has(tab.name) ? { ...tab, count: counts.get(tab.name) } : tab));
}
