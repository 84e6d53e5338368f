import { AppError } from '@parlance/domain/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Emission, RawDocument } from '../liveEntries.ts';
import { ownActions } from './ownActions.ts';
import { poll } from './poll.ts';

const read = vi.fn<() => Promise<readonly RawDocument[]>>();
const emit = vi.fn<(emission: Emission) => void>();
const page = new EventTarget();
const state = { visibilityState: 'visible' };
let stop: () => void = () => undefined;

const start = () => {
  stop = poll(read, 15_000, emit);
};
const show = (visibilityState: 'visible' | 'hidden') => {
  state.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  read.mockReset().mockResolvedValue([{ id: 'a', fields: { n: 1 } }]);
  emit.mockReset();
  state.visibilityState = 'visible';
  vi.stubGlobal('document', {
    get visibilityState() {
      return state.visibilityState;
    },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads at once and every 15 seconds, and tells what is new', async () => {
  start();
  await pass(0);
  expect(emit).toHaveBeenCalledOnce();
  await pass(15_000);
  expect([read.mock.calls.length, emit.mock.calls.length]).toEqual([2, 1]);
  read.mockResolvedValue([]);
  await pass(15_000);
  expect(emit).toHaveBeenLastCalledWith({ kind: 'documents', documents: [] });
});

it('rests while nobody sees the page, and reads as soon as somebody does', async () => {
  start();
  await pass(0);
  show('hidden');
  await pass(120_000);
  expect(read).toHaveBeenCalledOnce();
  show('visible');
  await pass(0);
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads at once after an action, and once more where that came while it read', async () => {
  start();
  await pass(0);
  ownActions.dispatchEvent(new Event('done'));
  await pass(0);
  expect(read).toHaveBeenCalledTimes(2);
  const slow = Promise.withResolvers<readonly RawDocument[]>();
  read.mockReturnValueOnce(slow.promise);
  await pass(15_000);
  ownActions.dispatchEvent(new Event('done'));
  expect(read).toHaveBeenCalledTimes(3);
  slow.resolve([]);
  await pass(0);
  expect(read).toHaveBeenCalledTimes(4);
  await pass(14_999);
  expect(read).toHaveBeenCalledTimes(4);
});

it('keeps what is shown where the server is away for a while, and says so where there is nothing or it may not be read', async () => {
  read.mockRejectedValueOnce(new AppError('unavailable'));
  start();
  await pass(0);
  expect(emit).toHaveBeenLastCalledWith({ kind: 'failed', error: new AppError('unavailable') });
  await pass(15_000);
  expect(emit).toHaveBeenLastCalledWith({ kind: 'documents', documents: [{ id: 'a', fields: { n: 1 } }] });
  read.mockRejectedValueOnce(new AppError('unavailable'));
  await pass(15_000);
  expect(emit).toHaveBeenCalledTimes(2);
  read.mockRejectedValueOnce(new AppError('permission-denied'));
  await pass(15_000);
  expect(emit).toHaveBeenLastCalledWith({ kind: 'failed', error: new AppError('permission-denied') });
});

it('ends with its last reader', async () => {
  start();
  stop();
  await pass(60_000);
  expect(read).toHaveBeenCalledOnce();
  expect(emit).not.toHaveBeenCalled();
});
