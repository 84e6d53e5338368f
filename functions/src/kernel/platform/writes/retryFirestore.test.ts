import { GrpcStatus } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { retryFirestore } from './retryFirestore.ts';

const AWAY = Object.assign(new Error('unavailable'), { code: GrpcStatus.UNAVAILABLE });

it('tries again what may go through a moment later', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(AWAY).mockRejectedValueOnce(AWAY);
  work.mockResolvedValue('done');
  const sleep = vi.fn<(milliseconds: number) => Promise<unknown>>();
  expect(await retryFirestore(work, sleep)).toBe('done');
  expect(sleep.mock.calls).toEqual([[200], [1000]]);
});

it('gives up after four attempts, and at once where another one is no use', async () => {
  const away = vi.fn<() => Promise<string>>().mockRejectedValue(AWAY);
  await expect(retryFirestore(away, async () => undefined)).rejects.toBe(AWAY);
  expect(away).toHaveBeenCalledTimes(4);
  const broken = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('broken'));
  await expect(retryFirestore(broken, async () => undefined)).rejects.toThrow('broken');
  expect(broken).toHaveBeenCalledTimes(1);
});
