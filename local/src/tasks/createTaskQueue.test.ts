import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoffSeconds, createTaskQueue } from './createTaskQueue.ts';

const OPTIONS = {
  maxConcurrentDispatches: 2,
  maxAttempts: 3,
  minBackoffSeconds: 10,
  maxBackoffSeconds: 300,
  maxDoublings: 3,
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function taskOf(id: string, dueAt = 0) {
  return { id, body: '{}', dueAt };
}

test('the wait doubles as often as it may, then grows by the same, up to the longest', () => {
  // The example of Cloud Tasks' reference: 10, 20, 40, 80, 160, 240, 300, 300.
  const waits = Array.from({ length: 8 }, (_, failures) => backoffSeconds(failures + 1, OPTIONS));
  expect(waits).toEqual([10, 20, 40, 80, 160, 240, 300, 300]);
});

test('a task is delivered once, and its id is taken from then on', async () => {
  const delivered: string[] = [];
  const queue = createTaskQueue(OPTIONS, async ({ id }) => delivered.push(id) > 0);
  expect(queue.add(taskOf('a'))).toBe(true);
  expect(queue.add(taskOf('a'))).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.add(taskOf('a'))).toBe(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(delivered).toEqual(['a']);
});

test('what fails comes again after its wait, as often as allowed, with the number of its delivery', async () => {
  const delivered: [number, number][] = [];
  const queue = createTaskQueue(OPTIONS, async (_, retries) => {
    delivered.push([Date.now(), retries]);
    return false;
  });
  queue.add(taskOf('a'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(delivered.map(([at, retries]) => [Math.round(at / 1000), retries])).toEqual([
    [0, 0],
    [10, 1],
    [30, 2],
  ]);
});

test('so many at a time, and one that waits for its next delivery holds up none', async () => {
  const open: (() => void)[] = [];
  const delivered: string[] = [];
  const queue = createTaskQueue(OPTIONS, async ({ id }) => {
    delivered.push(id);
    if (id === 'failing') return false;
    await new Promise<void>((resolve) => open.push(resolve));
    return true;
  });
  for (const id of ['failing', 'b', 'c', 'd']) queue.add(taskOf(id));
  await vi.advanceTimersByTimeAsync(1);
  expect(delivered).toEqual(['failing', 'b', 'c']);
  open[0]?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(delivered).toEqual(['failing', 'b', 'c', 'd']);
});

test('a task waits until it is due, and a stopped queue delivers nothing', async () => {
  const delivered: string[] = [];
  const queue = createTaskQueue(OPTIONS, async ({ id }) => delivered.push(id) > 0);
  queue.add(taskOf('later', 5000));
  queue.add(taskOf('much later', 60_000));
  await vi.advanceTimersByTimeAsync(4999);
  expect(delivered).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(delivered).toEqual(['later']);
  queue.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(delivered).toEqual(['later']);
});
