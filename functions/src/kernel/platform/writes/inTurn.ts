import { untilAborted } from '../untilAborted.ts';
import { QueueFull } from './QueueFull.ts';

interface Queue {
  /** Settles when all who have come are done. */
  tail: Promise<unknown>;
  /** Number of calls that are at work or wait. */
  length: number;
}

const queues = new Map<string, Queue>();

export interface TurnOptions {
  /** A waiting call leaves when this is aborted, and its reason is thrown. Work that has begun goes on. */
  signal?: AbortSignal;
  /** Maximum number of waiting calls; one more is refused with `rate-limited`. */
  maxWaiting?: number;
}

/**
 * Runs `work` when all earlier work of this process for the same key is done. Transactions that read and write the same
 * document at the same time hold each other's locks until they are aborted; one after the other, each takes milliseconds.
 */
export async function inTurn<T>(
  key: string,
  work: () => Promise<T>,
  { signal, maxWaiting = Infinity }: TurnOptions = {},
): Promise<T> {
  const queue = queues.get(key) ?? { tail: Promise.resolve(), length: 0 };
  if (queue.length > maxWaiting) throw new QueueFull();
  const before = queue.tail;
  const { promise: done, resolve } = Promise.withResolvers<undefined>();
  // A call that leaves the queue holds up no other, and the order of the others stays.
  queue.tail = before.then(() => done);
  queue.length += 1;
  queues.set(key, queue);
  try {
    await (signal === undefined ? before : untilAborted(before, signal));
    return await work();
  } finally {
    resolve(undefined);
    queue.length -= 1;
    if (queue.length === 0) queues.delete(key);
  }
}
