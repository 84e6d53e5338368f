import { createLane } from './createLane.ts';
import type { QueueOptions } from './QueueOptions.ts';

export interface Task {
  /** The same id is queued once. */
  id: string;
  /** JSON for the function. */
  body: string;
  /** Not before this moment, in milliseconds since 1970. */
  dueAt: number;
}

export interface TaskQueue {
  /** Returns false where a task of that id came before. */
  add: (task: Task) => boolean;
  /** Delivers nothing any more. */
  stop: () => void;
}

/**
 * Delay before a failed task is retried, in seconds: doubled `maxDoublings` times, then longer by the same each time. See
 * RetryConfig in the reference that QueueOptions.ts names.
 * @param failures How often it has failed, from 1.
 */
export function backoffSeconds(failures: number, options: QueueOptions): number {
  const { minBackoffSeconds, maxBackoffSeconds, maxDoublings } = options;
  const doublings = Math.min(failures - 1, maxDoublings);
  const longer = Math.max(0, failures - 1 - maxDoublings);
  return Math.min(maxBackoffSeconds, minBackoffSeconds * 2 ** doublings * (1 + longer));
}

/**
 * One queue as Cloud Tasks has it: many tasks at a time, each delivered until it succeeds or `maxAttempts` is reached. A task
 * that waits for its next delivery keeps no other from its own.
 * @param deliver Resolves to whether the function succeeded. Its second argument counts deliveries from 0.
 */
export function createTaskQueue(
  options: QueueOptions,
  deliver: (task: Task, retries: number) => Promise<boolean>,
): TaskQueue {
  const known = new Set<string>();
  const waiting = new Set<NodeJS.Timeout>();
  const lane = createLane(options.maxConcurrentDispatches);
  let isStopped = false;

  const after = (ms: number, work: () => Promise<void>): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void work();
    }, ms);
    waiting.add(timer);
  };

  const run = async (task: Task, retries: number): Promise<void> => {
    const isDone = await lane(async () => isStopped || (await deliver(task, retries)));
    if (isDone || isStopped || retries + 1 >= options.maxAttempts) return;
    after(backoffSeconds(retries + 1, options) * 1000, () => run(task, retries + 1));
  };

  return {
    add: (task) => {
      if (known.has(task.id)) return false;
      known.add(task.id);
      after(Math.max(0, task.dueAt - Date.now()), () => run(task, 0));
      return true;
    },
    stop: () => {
      isStopped = true;
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
