import { AppError } from '@parlance/domain/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Emission, liveEntry } from './liveEntries.ts';

const FAILED: Emission = { kind: 'failed', error: new AppError('permission-denied') };
const NONE: Emission = { kind: 'documents', documents: [] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A listener that says what it is told to, and how many were opened. */
function listening(id: string) {
  let emit: (emission: Emission) => void = () => undefined;
  let opened = 0;
  const enter = () => {
    const entry = liveEntry(id, (next) => {
      emit = next;
      opened += 1;
      return () => undefined;
    });
    entry.emissions.subscribe();
    return entry;
  };
  return { enter, emit: (emission: Emission) => emit(emission), opened: () => opened };
}

it('keeps a listener for the next reader, for a while', () => {
  const { enter, emit, opened } = listening('kept');
  const first = enter();
  first.retain();
  emit(NONE);
  first.release();
  vi.advanceTimersByTime(19_000);
  expect(enter()).toBe(first);
  first.retain();
  first.release();
  vi.advanceTimersByTime(20_000);
  expect(enter()).not.toBe(first);
  expect(opened()).toBe(3);
});

it('keeps none that was refused, before or after its last reader went', () => {
  const { enter, emit } = listening('refused');
  const first = enter();
  first.retain();
  emit(FAILED);
  first.release();
  vi.advanceTimersByTime(0);
  const second = enter();
  expect(second).not.toBe(first);
  second.retain();
  second.release();
  emit(FAILED);
  expect(enter()).not.toBe(second);
});

it('keeps one that is refused before anybody read it, so that a page that waits for it can say so', () => {
  const { enter, emit } = listening('waiting');
  const first = enter();
  emit(FAILED);
  expect(enter()).toBe(first);
});
