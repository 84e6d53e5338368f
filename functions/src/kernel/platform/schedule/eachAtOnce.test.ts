import { expect, it, vi } from 'vitest';
import { eachAtOnce } from './eachAtOnce.ts';

const ITEMS = Array.from({ length: 50 }, (_, index) => index);

it('does each once, and never more than the limit at the same time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await eachAtOnce(ITEMS, 7, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(ITEMS);
  expect(most).toBe(7);
});

it('begins nothing more after one that throws, and ends what it began', async () => {
  const { promise: slow, resolve } = Promise.withResolvers<undefined>();
  const work = vi.fn<(item: number) => Promise<void>>(async (item) => {
    if (item === 0) throw new Error('away');
    await slow;
  });
  const ended = vi.fn<() => void>();
  const outcome = eachAtOnce(ITEMS, 2, work)
    .catch((error: unknown) => error)
    .finally(ended);
  await new Promise(setImmediate);
  expect(ended).not.toHaveBeenCalled();
  resolve(undefined);
  expect(await outcome).toEqual(new Error('away'));
  expect(work).toHaveBeenCalledTimes(2);
});

it('throws what one of them throws', async () => {
  await expect(eachAtOnce(ITEMS, 7, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await expect(eachAtOnce([], 7, () => Promise.reject(new Error('away')))).resolves.toBeUndefined();
});
