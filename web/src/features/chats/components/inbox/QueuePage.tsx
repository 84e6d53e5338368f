import { useLocation } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { QUEUES } from '../../inbox/QUEUES.ts';
import type { StoredQueue as StoredQueueName } from '../../inbox/queueQuery.ts';
import { useStoredQueue } from '../../inbox/useStoredQueue.ts';
import { useWaitingQueue } from '../../inbox/useWaitingQueue.ts';
import { QueueView } from './QueueView.tsx';

/** A queue of the inbox: conversations of all chatbots in which the team has something to do. */
export default function QueuePage() {
  const { pathname } = useLocation();
  const queue = QUEUES.find((one) => pathname === paths.inboxQueue(one)) ?? 'open';
  return queue === 'waiting' ? <WaitingQueue /> : <StoredQueue key={queue} queue={queue} />;
}

function WaitingQueue() {
  return <QueueView queue="waiting" list={useWaitingQueue()} />;
}

function StoredQueue({ queue }: { queue: StoredQueueName }) {
  return <QueueView queue={queue} list={useStoredQueue(queue)} />;
}
