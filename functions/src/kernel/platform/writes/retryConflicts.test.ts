import { GrpcStatus } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { retryConflicts } from './retryConflicts.ts';

const failing = (code: number) => Object.assign(new Error('no'), { code });

it('does again what met another write, and says what came of it', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(failing(GrpcStatus.FAILED_PRECONDITION))
    .mockRejectedValueOnce(failing(GrpcStatus.NOT_FOUND))
    .mockResolvedValue('done');
  await expect(retryConflicts(work)).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
});

it('throws everything else at once', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(failing(GrpcStatus.PERMISSION_DENIED));
  await expect(retryConflicts(work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});
