import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { json } from '../http/json.ts';
import { parseJson } from '../http/parseJson.ts';
import { type Reply, serve, type Server } from '../http/serve.ts';
import { createTaskQueue, type TaskQueue } from './createTaskQueue.ts';
import { deliverTask } from './deliverTask.ts';
import type { QueueOptions } from './QueueOptions.ts';

/** Body that the Admin SDK posts: see functions-api-client-internal.js in firebase-admin. */
const requestSchema = z.object({
  task: z.object({
    name: z.string().optional(),
    scheduleTime: z.iso.datetime({ offset: true }).optional(),
    httpRequest: z.object({ body: z.base64() }),
  }),
});

const TASKS_PATH = /^\/projects\/[^/]+\/locations\/[^/]+\/queues\/([A-Za-z0-9-]{1,100})\/tasks$/;

export interface TaskQueuesOptions {
  port: number;
  /** By the name of the function whose queue it is. */
  queues: Readonly<Record<string, QueueOptions>>;
  /** Base URL of the functions, without a trailing slash. */
  functionsUrl: string;
  /** Tasks that are due later than in so many milliseconds are due then. */
  longestDelayMs: number;
}

/**
 * Cloud Tasks for the functions of this machine. The emulator of firebase-tools looks at its queues once a second, ignores
 * when a task is due, keeps a processor core busy while one runs or waits, and starts a process for every task at a time.
 */
export async function startTaskQueues(options: TaskQueuesOptions): Promise<Server> {
  const queues = new Map<string, TaskQueue>();
  for (const [name, queueOptions] of Object.entries(options.queues)) {
    const url = `${options.functionsUrl}/${name}`;
    queues.set(
      name,
      createTaskQueue(queueOptions, (task, retries) => deliverTask({ url, queue: name, task, retries })),
    );
  }

  const enqueue = (queue: TaskQueue, text: string): Reply => {
    const { data } = requestSchema.safeParse(parseJson(text));
    if (data === undefined) return json({ error: 'Not a task' }, 400);
    const { name = randomUUID(), scheduleTime, httpRequest } = data.task;
    const now = Date.now();
    const dueAt = scheduleTime === undefined ? now : Math.min(Date.parse(scheduleTime), now + options.longestDelayMs);
    const body = Buffer.from(httpRequest.body, 'base64').toString();
    const isNew = queue.add({ id: name.slice(name.lastIndexOf('/') + 1), body, dueAt });
    return isNew ? json(data) : json({ error: 'A task with the same name already exists' }, 409);
  };

  const server = await serve(options.port, ({ method, url, body }) => {
    const queue = queues.get(TASKS_PATH.exec(url.pathname)?.[1] ?? '');
    if (method !== 'POST' || queue === undefined) return json({ error: 'No such queue' }, 404);
    return enqueue(queue, body);
  });
  return {
    url: server.url,
    stop: async () => {
      for (const queue of queues.values()) queue.stop();
      await server.stop();
    },
  };
}
