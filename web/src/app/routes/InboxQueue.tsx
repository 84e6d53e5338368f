import { useLocation } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { QueuePage } from '#web/features/chats/components/inbox/QueuePage.tsx';
import { QUEUES } from '#web/features/chats/inbox/QUEUES.ts';

export default function InboxQueue() {
  const { pathname } = useLocation();
  const queue = QUEUES.find((one) => pathname === paths.inboxQueue(one)) ?? 'open';
  return <QueuePage queue={queue} />;
}
