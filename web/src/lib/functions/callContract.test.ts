import { type Contract, defineContract } from '@parlance/domain/contracts/contract';
import { FirebaseError } from 'firebase/app';
import type { Functions } from 'firebase/functions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { callContract } from './callContract.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn<() => Promise<{ data: unknown }>>() }));

vi.mock(import('./connectFunctions.ts'), () => ({
  connectFunctions: () =>
    Promise.resolve<Functions>({
      app: { name: '', options: {}, automaticDataCollectionEnabled: false },
      region: '',
      customDomain: null,
    }),
}));
vi.mock('firebase/functions', () => ({ httpsCallable: () => send }));

function contractThat(idempotent: boolean): Contract<object, object> {
  return defineContract({
    name: 'changeSomething',
    access: { kind: 'user' },
    idempotent,
    input: z.object({}),
    output: z.object({}),
  });
}

/** Error that the Functions SDK throws when no answer came. */
const LOST = new FirebaseError('functions/internal', 'internal [0]');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  send.mockReset();
});

describe('callContract', () => {
  it('asks three times for what may be repeated, and once for what may not', async () => {
    send.mockRejectedValue(LOST);
    for (const [idempotent, tries] of [
      [true, 3],
      [false, 1],
    ] as const) {
      send.mockClear();
      const outcome = callContract(contractThat(idempotent), {}).catch((error: unknown) => error);
      await vi.runAllTimersAsync();
      expect(await outcome).toMatchObject({ code: 'unavailable' });
      expect(send).toHaveBeenCalledTimes(tries);
    }
  });

  it('asks no more once its caller has left', async () => {
    const leaving = new AbortController();
    send.mockImplementation(() => {
      leaving.abort();
      return Promise.reject(LOST);
    });
    const outcome = callContract(contractThat(true), {}, { signal: leaving.signal }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject({ code: 'unavailable' });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
