import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, serve } from '../http/serve.ts';
import { queueOptionsOf } from './queueOptionsOf.ts';
import { startTaskQueues } from './startTaskQueues.ts';

const calls = new EventEmitter();
const OPTIONS = {
  maxConcurrentDispatches: 2,
  maxAttempts: 2,
  minBackoffSeconds: 0,
  maxBackoffSeconds: 0,
  maxDoublings: 0,
};

let functions: Server;
let queues: Server;

beforeAll(async () => {
  functions = await serve(0, ({ url, headers, body }) => {
    calls.emit('call', { path: url.pathname, headers, body });
    return { status: headers['x-cloudtasks-taskretrycount'] === '0' ? 500 : 204, body: '' };
  });
  const functionsUrl = `${functions.url}/demo/europe-west3`;
  queues = await startTaskQueues({ port: 0, queues: { ingest: OPTIONS }, functionsUrl, longestDelayMs: Infinity });
});

afterAll(async () => {
  await queues.stop();
  await functions.stop();
});

async function enqueue(queue: string, body: string): Promise<number> {
  const { status } = await fetch(`${queues.url}/projects/demo/locations/europe-west3/queues/${queue}/tasks`, {
    method: 'POST',
    body,
  });
  return status;
}

function taskOf(id: string): string {
  const httpRequest = { url: '', body: Buffer.from('{"data":{"n":1}}').toString('base64') };
  return JSON.stringify({ task: { name: `projects/demo/locations/l/queues/ingest/tasks/${id}`, httpRequest } });
}

test('a task reaches its function as Cloud Tasks brings it, again after a failure', async () => {
  const first = once(calls, 'call');
  expect(await enqueue('ingest', taskOf('a'))).toBe(200);
  const delivery = (retries: string) => [
    {
      path: '/demo/europe-west3/ingest',
      body: '{"data":{"n":1}}',
      headers: {
        'content-type': 'application/json',
        'x-cloudtasks-queuename': 'ingest',
        'x-cloudtasks-taskname': 'a',
        'x-cloudtasks-taskretrycount': retries,
      },
    },
  ];
  expect(await first).toMatchObject(delivery('0'));
  expect(await once(calls, 'call')).toMatchObject(delivery('1'));
  expect(await enqueue('ingest', taskOf('a'))).toBe(409);
});

test('a queue without a function and what is no task are refused', async () => {
  expect(await enqueue('other', taskOf('b'))).toBe(404);
  expect(await enqueue('ingest', '{}')).toBe(400);
  expect(await enqueue('ingest', 'no JSON')).toBe(400);
});

test('what a function does not say of its queue is as in a deployment', () => {
  expect(queueOptionsOf({ httpsTrigger: {} })).toBeUndefined();
  const retryConfig = { maxAttempts: 6, minBackoffSeconds: {}, maxBackoffSeconds: 60, maxDoublings: {} };
  expect(queueOptionsOf({ taskQueueTrigger: { rateLimits: { maxConcurrentDispatches: {} }, retryConfig } })).toEqual({
    maxConcurrentDispatches: 1000,
    maxAttempts: 6,
    minBackoffSeconds: 0.1,
    maxBackoffSeconds: 60,
    maxDoublings: 16,
  });
});
