import { afterEach, expect, it, vi } from 'vitest';
import { whenServed } from './whenServed.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('loads code at once in the process that serves its function, and once', async () => {
  vi.stubEnv('FUNCTION_TARGET', 'answer');
  const load = vi.fn<() => Promise<number>>().mockResolvedValue(7);
  const get = whenServed('answer', load);
  expect(load).toHaveBeenCalledTimes(1);
  expect([await get(), await get()]).toEqual([7, 7]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads nothing in other processes until it is used', async () => {
  vi.stubEnv('FUNCTION_TARGET', 'web');
  const load = vi.fn<() => Promise<number>>().mockResolvedValue(7);
  const get = whenServed('answer', load);
  expect(load).not.toHaveBeenCalled();
  expect(await get()).toBe(7);
});
