import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldDeletions, HELD_MS } from './createHeldDeletions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function makeHeld(outcome: () => Promise<void> = () => Promise.resolve()) {
  const held = createHeldDeletions();
  const said: string[] = [];
  const hold = (key: string) =>
    held.hold(key, {
      perform: () => {
        said.push(`delete ${key}`);
        return outcome();
      },
      performLeaving: () => said.push(`delete ${key} leaving`),
      onFailure: () => said.push(`failed ${key}`),
    });
  return { held, hold, said };
}

describe('held deletions', () => {
  it('hide at once, delete after the time, and stay hidden', () => {
    const { held, hold, said } = makeHeld();
    hold('a');
    expect([...held.hidden()]).toEqual(['a']);
    vi.advanceTimersByTime(HELD_MS - 1);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['delete a']);
    expect([...held.hidden()]).toEqual(['a']);
    expect(held.undo('a')).toBe(false);
  });

  it('are taken back within the time, each by itself', () => {
    const { held, hold, said } = makeHeld();
    hold('a');
    hold('b');
    expect(held.undo('a')).toBe(true);
    expect([...held.hidden()]).toEqual(['b']);
    vi.advanceTimersByTime(HELD_MS);
    expect(said).toEqual(['delete b']);
  });

  it('begin at once when they are released, each once, in the way of a page that stays or goes away', () => {
    const { held, hold, said } = makeHeld();
    hold('a');
    held.release();
    held.releaseLeaving();
    hold('b');
    held.releaseLeaving();
    held.release();
    vi.advanceTimersByTime(HELD_MS);
    expect(said).toEqual(['delete a', 'delete b leaving']);
  });

  it('show again what could not be deleted', async () => {
    const { held, hold, said } = makeHeld(() => Promise.reject(new Error('away')));
    hold('a');
    await vi.advanceTimersByTimeAsync(HELD_MS);
    expect(said).toEqual(['delete a', 'failed a']);
    expect([...held.hidden()]).toEqual([]);
  });

  it('say each change to whoever listens, until they do not any more', () => {
    const { held, hold } = makeHeld();
    let changes = 0;
    const stop = held.subscribe(() => {
      changes += 1;
    });
    hold('a');
    held.undo('a');
    expect(changes).toBe(2);
    stop();
    hold('a');
    expect(changes).toBe(2);
  });
});
