import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHeartbeat } from './createHeartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('goes on after a renewal that failed', async () => {
  const renew = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('UNAVAILABLE')).mockResolvedValue(true);
  const stop = createHeartbeat(renew, 10);
  await vi.advanceTimersByTimeAsync(35);
  expect(renew).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(renew).toHaveBeenCalledTimes(3);
});

it('ends once the lease is lost', async () => {
  const renew = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  createHeartbeat(renew, 10);
  await vi.advanceTimersByTimeAsync(100);
  expect(renew).toHaveBeenCalledTimes(1);
});

it('never has two renewals on their way, and waits for the last one', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const renew = vi.fn<() => Promise<boolean>>().mockReturnValue(promise);
  const stop = createHeartbeat(renew, 10);
  await vi.advanceTimersByTimeAsync(100);
  expect(renew).toHaveBeenCalledTimes(1);
  const stopped = vi.fn<() => void>();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(10);
  expect(stopped).not.toHaveBeenCalled();
  resolve(true);
  await stopping;
});
