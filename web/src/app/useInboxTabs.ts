import { use } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useQueueCount } from '#web/features/chats/inbox/useQueueCount.ts';
import { useOpenLeadCount } from '#web/features/leads/api/useOpenLeadCount.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { WaitingContext } from '#web/lib/org/waiting/WaitingContext.ts';

interface InboxTab {
  to: string;
  /** The part of the address under which it is the current one. */
  path: string;
  name: string;
  /** Undefined while it is counted. Absent where nothing is. */
  count?: number | undefined;
}

/** The parts of the inbox with what there is to do in each, counted anew whenever another address is opened. */
export function useInboxTabs(): readonly InboxTab[] {
  const t = useTranslate();
  const { key } = useLocation();
  const canWrite = useCan('chat.write');
  const waiting = use(WaitingContext);
  const version = JSON.stringify([key, waiting.length]);
  const open = useQueueCount('open', version);
  const unanswered = useQueueCount('unanswered', version);
  const disliked = useQueueCount('disliked', version);
  const mine = useQueueCount('mine', version);
  const leads = useOpenLeadCount(version);
  const notOpen = waiting.filter(({ isOpen }) => !isOpen);
  const counts = {
    open: open === undefined ? undefined : open + notOpen.length,
    waiting: waiting.length,
    unanswered,
    disliked,
    mine,
  };
  const queue = (name: keyof typeof counts): InboxTab => {
    const path = paths.inboxQueue(name);
    return { to: path, path, name: t(`inbox.queue.${name}`), count: counts[name] };
  };
  return [
    ...(['open', 'waiting', 'unanswered', 'disliked'] as const).map(queue),
    { to: paths.openLeads(), path: paths.leads(), name: t('nav.leads'), count: leads },
    // Nothing is given to those who only read.
    ...(canWrite ? [queue('mine')] : []),
    { to: paths.chats(), path: paths.chats(), name: t('nav.allChats') },
  ];
}
