import type { Queue } from '../../inbox/QUEUES.ts';
import type { StoredQueue as StoredQueueName } from '../../inbox/queueQuery.ts';
import { useStoredQueue } from '../../inbox/useStoredQueue.ts';
import { useWaitingQueue } from '../../inbox/useWaitingQueue.ts';
import { QueueView } from './QueueView.tsx';

/** A queue of the inbox: conversations of all chatbots in which the team has something to do. */
export function QueuePage({ queue }: { queue: Queue }) {
  return queue === 'waiting' ? <WaitingQueue /> : <StoredQueue key={queue} queue={queue} />;
}

function WaitingQueue() {
  return <QueueView queue="waiting" list={useWaitingQueue()} />;
}

function StoredQueue({ queue }: { queue: StoredQueueName }) {
  return <QueueView queue={queue} list={useStoredQueue(queue)} />;
}
