import { AppError } from '@parlance/domain/errors';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { withRetries } from './withRetries.ts';

/** Error as the Functions SDK throws it: `status` is the answer's, 0 if there was none. */
function failure(status: number): AppError {
  return toAppError(new FirebaseError('functions/internal', `internal [${status}]`));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('withRetries', () => {
  it('tries three times while the network fails, and throws the last error', async () => {
    const last = failure(0);
    const attempt = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(failure(0))
      .mockRejectedValueOnce(failure(0))
      .mockRejectedValueOnce(last);
    const outcome = withRetries(attempt).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(last);
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('ends with the first success, after a wait that grows', async () => {
    const attempt = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(failure(0))
      .mockRejectedValueOnce(failure(0))
      .mockResolvedValueOnce('done');
    const outcome = withRetries(attempt);
    await vi.advanceTimersByTimeAsync(149);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(151);
    expect(attempt).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(attempt).toHaveBeenCalledTimes(3);
    await expect(outcome).resolves.toBe('done');
  });

  it.each([
    ['the server answered with an error', failure(500)],
    ['the service was away', toAppError(new FirebaseError('functions/unavailable', 'unavailable [503]'))],
    ['our code refused', new AppError('permission-denied')],
    ['something is broken', toAppError(new TypeError('defect'))],
  ])('does not try again when %s', async (_reason, error) => {
    const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(error);
    await expect(withRetries(attempt)).rejects.toBe(error);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('never tries again once aborted, before or during a wait', async () => {
    const error = failure(0);
    const aborted = vi.fn<() => Promise<string>>().mockRejectedValue(error);
    await expect(withRetries(aborted, { signal: AbortSignal.abort() })).rejects.toBe(error);
    expect(aborted).toHaveBeenCalledTimes(1);

    const leaving = new AbortController();
    const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(error);
    const outcome = withRetries(attempt, { signal: leaving.signal }).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(10);
    leaving.abort();
    expect(await outcome).toBe(error);
    await vi.runAllTimersAsync();
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('tries once where once is asked for', async () => {
    const error = failure(0);
    const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(error);
    await expect(withRetries(attempt, { tries: 1 })).rejects.toBe(error);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
