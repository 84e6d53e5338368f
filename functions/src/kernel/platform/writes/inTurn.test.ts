import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './inTurn.ts';

/** Work that lasts until it is let go. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { work: () => promise, release: () => resolve(undefined) };
}

it('runs one after the other, in the order in which they came', async () => {
  const order: number[] = [];
  const held = heldWork();
  const first = inTurn('order', held.work);
  const others = [1, 2, 3].map((n) => inTurn('order', async () => order.push(n)));
  await setImmediate();
  expect(order).toEqual([]);
  held.release();
  await Promise.all([first, ...others]);
  expect(order).toEqual([1, 2, 3]);
});

it('refuses a call at once that finds the queue full, and lets others in afterwards', async () => {
  const held = heldWork();
  const options = { maxWaiting: 2 };
  const running = [1, 2, 3].map(() => inTurn('full', held.work, options));
  await expect(inTurn('full', held.work, options)).rejects.toMatchObject({ code: 'rate-limited' });
  held.release();
  await Promise.all(running);
  await expect(inTurn('full', async () => 'done', options)).resolves.toBe('done');
});

it('lets an aborted call leave, and keeps the order of the others', async () => {
  const order: string[] = [];
  const held = heldWork();
  const first = inTurn('left', async () => {
    await held.work();
    order.push('first');
  });
  const controller = new AbortController();
  const gone = inTurn('left', async () => order.push('gone'), { signal: controller.signal, maxWaiting: 1 });
  controller.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  const next = inTurn('left', async () => order.push('next'), { maxWaiting: 1 });
  await setImmediate();
  expect(order).toEqual([]);
  held.release();
  await Promise.all([first, next]);
  expect(order).toEqual(['first', 'next']);
});
