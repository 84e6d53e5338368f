import { GenkitError } from 'genkit';
import { describe, expect, it } from 'vitest';
import { retryTransient } from './retryTransient.ts';

type Status = ConstructorParameters<typeof GenkitError>[0]['status'];

/** Work that fails with the given status so many times, then answers; with the pauses that were made. */
function failing(status: Status, times: number, retryAfterMs?: number) {
  let calls = 0;
  const pauses: number[] = [];
  const outcome = retryTransient(
    'test',
    async () => {
      calls += 1;
      if (calls > times) return 'done';
      const responseMetadata = retryAfterMs === undefined ? {} : { responseMetadata: { retryAfterMs } };
      throw new GenkitError({ status, message: 'scripted', ...responseMetadata });
    },
    async (pause) => pauses.push(pause),
  );
  return { outcome, pauses, calls: () => calls };
}

describe('retryTransient', () => {
  it.each<Status>(['RESOURCE_EXHAUSTED', 'UNAVAILABLE'])('asks a provider again that is busy: %s', async (status) => {
    const { outcome, pauses } = failing(status, 2);
    await expect(outcome).resolves.toBe('done');
    const [first = 0, second = 0] = pauses;
    expect(first).toBeGreaterThanOrEqual(250);
    expect(first).toBeLessThanOrEqual(750);
    expect(second).toBeGreaterThanOrEqual(500);
    expect(second).toBeLessThanOrEqual(1500);
  });

  it('gives up after three attempts', async () => {
    const { outcome, calls } = failing('UNAVAILABLE', 99);
    await expect(outcome).rejects.toThrow('scripted');
    expect(calls()).toBe(3);
  });

  it('waits as long as the provider asks, unless that is too long', async () => {
    const short = failing('RESOURCE_EXHAUSTED', 1, 7000);
    await expect(short.outcome).resolves.toBe('done');
    expect(short.pauses).toEqual([7000]);
    const long = failing('RESOURCE_EXHAUSTED', 1, 120_000);
    await expect(long.outcome).rejects.toThrow('scripted');
    expect(long.pauses).toEqual([]);
  });

  it.each<Status>(['INVALID_ARGUMENT', 'INTERNAL', 'PERMISSION_DENIED'])(
    'does not ask again after %s',
    async (status) => {
      const { outcome, calls } = failing(status, 1);
      await expect(outcome).rejects.toThrow('scripted');
      expect(calls()).toBe(1);
    },
  );
});
