import { pageTable } from './pageTable.ts';

const QUEUE = { file: 'features/chats/components/inbox/QueuePage.tsx' } as const;

/** Parts of the inbox: queues of conversations in which there is something to do, by why; leads and conversations of all chatbots. */
export const INBOX_PAGES = pageTable({
  inboxOpen: { ...QUEUE, path: '/dashboard/inbox/open', label: 'inbox.queue.open', icon: 'messages', tab: 1 },
  inboxWaiting: {
    ...QUEUE,
    path: '/dashboard/inbox/waiting',
    label: 'inbox.queue.waiting',
    icon: 'user-circle',
    tab: 2,
  },
  inboxUnanswered: {
    ...QUEUE,
    path: '/dashboard/inbox/unanswered',
    label: 'inbox.queue.unanswered',
    icon: 'message-circle-question',
    tab: 3,
  },
  inboxDisliked: {
    ...QUEUE,
    path: '/dashboard/inbox/disliked',
    label: 'inbox.queue.disliked',
    icon: 'thumb-down',
    tab: 4,
  },
  /** Nothing is given to those who only read. */
  inboxMine: {
    ...QUEUE,
    path: '/dashboard/inbox/mine',
    label: 'inbox.queue.mine',
    icon: 'user-circle',
    tab: 6,
    offeredFor: 'chat.write',
  },
  leads: {
    path: '/dashboard/inbox/leads',
    file: 'features/leads/components/LeadsPage.tsx',
    label: 'nav.leads',
    icon: 'mail',
    tab: 5,
    search: '?status=open',
  },
  chats: {
    path: '/dashboard/inbox/chats',
    file: 'features/chats/components/ChatsPage.tsx',
    label: 'nav.allChats',
    icon: 'messages',
    tab: 7,
  },
});
