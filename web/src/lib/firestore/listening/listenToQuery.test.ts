import { collection, getFirestore, type Query, type QuerySnapshot } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Emission } from '../liveEntries.ts';
import { listenToQuery } from './listenToQuery.ts';

interface Heard {
  ids: readonly string[];
  fromCache: boolean;
  /** Number of documents that were added, changed or removed. */
  changes: number;
  /** True if they include a change of ours that the server has not seen. */
  isOwn: boolean;
}

type Listener = (heard: Heard) => void;

const { listeners, stop } = vi.hoisted(() => ({ listeners: new Array<Listener>(), stop: vi.fn<() => void>() }));

vi.mock('firebase/firestore', () => ({
  getFirestore: () => ({}),
  collection: () => ({}),
  onSnapshot: (
    _query: Query,
    { includeMetadataChanges }: { includeMetadataChanges?: boolean },
    next: (snapshot: object) => void,
  ) => {
    listeners.push(({ ids, fromCache, changes, isOwn }) => {
      if (changes === 0 && includeMetadataChanges !== true) return;
      const docChanges = () => Array.from({ length: changes });
      const metadata = { fromCache, hasPendingWrites: isOwn };
      next({ empty: ids.length === 0, metadata, docs: ids.map((id) => ({ id })), docChanges });
    });
    return stop;
  },
}));
vi.mock('../rawDocuments.ts', () => ({
  rawDocuments: ({ docs }: QuerySnapshot) => docs.map(({ id }) => ({ id, fields: {} })),
}));

let emitted: string[] = [];
let end: () => void;

function hear(ids: readonly string[], fromCache: boolean, changes = ids.length, isOwn = false): void {
  listeners.at(-1)?.({ ids, fromCache, changes, isOwn });
}

const said = (emission: Emission): string =>
  emission.kind === 'failed' ? 'failed' : emission.documents.map(({ id }) => id).join();

const listen = (): (() => void) =>
  listenToQuery(collection(getFirestore(), 'chats'), (emission) => void emitted.push(said(emission)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  emitted = [];
  end = listen();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows no part of a list that the cache happens to have, once all of it comes', () => {
  hear(['c'], true);
  expect(emitted).toEqual([]);
  hear(['a', 'b', 'c'], false);
  expect(emitted).toEqual(['a,b,c']);
  vi.runAllTimers();
  expect(emitted).toHaveLength(1);
});

it('shows what the cache has when the server confirms it without a change', () => {
  hear(['a'], true);
  hear(['a'], false, 0);
  expect(emitted).toEqual(['a']);
});

it('shows what the cache has when the server does not answer in time, and at once without a network', () => {
  hear(['a'], true);
  vi.advanceTimersByTime(1_499);
  expect(emitted).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(emitted).toEqual(['a']);
  vi.stubGlobal('navigator', { onLine: false });
  end = listen();
  hear(['b'], true);
  expect(emitted).toEqual(['a', 'b']);
});

it('then shows each change, also one of ours that the server has not seen, and nothing where none is', () => {
  hear(['a'], false);
  hear(['a'], true, 0);
  hear(['a', 'mine'], true, 1, true);
  expect(emitted).toEqual(['a', 'a,mine']);
  hear(['a', 'mine'], false, 0);
  vi.runAllTimers();
  hear([], false, 2);
  expect(emitted).toEqual(['a', 'a,mine', '']);
});

it('shows what others change in quick succession four times a second, ours and a failure at once, and never what is older', () => {
  hear(['a', 'b', 'c', 'd'], false);
  hear(['b', 'c', 'd'], false, 1);
  hear(['c', 'd'], false, 1);
  vi.advanceTimersByTime(249);
  expect(emitted).toEqual(['a,b,c,d']);
  vi.advanceTimersByTime(1);
  expect(emitted).toEqual(['a,b,c,d', 'c,d']);
  hear(['d'], false, 1);
  hear(['d', 'mine'], false, 1, true);
  vi.runAllTimers();
  expect(emitted).toEqual(['a,b,c,d', 'c,d', 'd,mine']);
  hear(['mine'], false, 1);
  hear([], false, 1);
  hear([], true, 1);
  vi.runAllTimers();
  expect(emitted.slice(3)).toEqual(['mine', 'failed']);
});

it('fails where the cache has nothing and nobody can be asked, and shows what comes later', () => {
  hear([], true);
  hear([], false, 0);
  expect(emitted).toEqual(['failed', '']);
});

it('says nothing more once it was stopped', () => {
  hear(['a'], true);
  end();
  vi.runAllTimers();
  expect(emitted).toEqual([]);
  expect(stop).toHaveBeenCalledOnce();
  end = listen();
  hear(['a'], false);
  hear(['b'], false);
  end();
  vi.runAllTimers();
  expect(emitted).toEqual(['a']);
});
