import type { Task } from './createTaskQueue.ts';

/** Cloud Tasks gives a function ten minutes. Here it is as long as `fetch` waits for headers, five. */
const DEADLINE_MS = 300_000;

/** Cloud Tasks signs in as a service account. The function behind it reads the token and lets Cloud Run check it. */
const TOKEN = [{ alg: 'none' }, { sub: 'tasks', email: 'tasks@local' }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

export interface Delivery {
  url: string;
  queue: string;
  task: Task;
  /** Number of earlier deliveries. */
  retries: number;
}

/** Calls a task's function. Resolves to whether it succeeded; one that cannot be reached did not. */
export async function deliverTask({ url, queue, task, retries }: Delivery): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${TOKEN}.`,
        'x-cloudtasks-queuename': queue,
        'x-cloudtasks-taskname': task.id,
        'x-cloudtasks-taskretrycount': String(retries),
        'x-cloudtasks-taskexecutioncount': String(retries),
        'x-cloudtasks-tasketa': String(task.dueAt / 1000),
      },
      body: task.body,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
