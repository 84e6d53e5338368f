import { describe, expect, it } from 'vitest';
import type { ActionFigures } from '../documents/actions/actionFigures.ts';
import { DAY_MS } from '../durations.ts';
import { LIMITS } from '../limits.ts';
import { countCall, type SentCall } from './countCall.ts';
import { sumCalls } from './sumCalls.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

function after(calls: readonly Partial<SentCall>[], before?: ActionFigures): ActionFigures | undefined {
  return calls.reduce<ActionFigures | undefined>(
    (figures, own) => countCall(figures, { at: NOW, ms: 90, hasFailed: false, isWorking: true, ...own }),
    before,
  );
}

describe('the calls of an action', () => {
  it('are counted by day with their times, and forgotten after thirty days', () => {
    const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
    const figures = after([
      { at: daysAgo(30), ms: 9000 },
      { at: daysAgo(29), ms: 100 },
      { hasFailed: true, ms: 101 },
      { ms: 5001 },
    ]);
    expect(Object.keys(figures?.days ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '2026-10-25',
      '2026-11-23',
    ]);
    expect(figures?.days['2026-11-23']).toEqual({ calls: 2, failed: 1, times: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1] });
    expect(sumCalls(figures ?? { days: {} }, NOW)).toEqual({ calls: 3, failed: 1, medianMs: 150 });
    expect(sumCalls(figures ?? { days: {} }, new Date(NOW.getTime() + DAY_MS)).calls).toBe(2);
  });

  it('have a median within the span in which the middle one lies, and none without calls', () => {
    expect(sumCalls({ days: {} }, NOW)).toEqual({ calls: 0, failed: 0, medianMs: null });
    expect(sumCalls(after([{ ms: 6000 }]) ?? { days: {} }, NOW).medianMs).toBe(5000);
    const many = after([{ ms: 250 }, { ms: 260 }, { ms: 270 }, { ms: 280 }, { ms: 4000 }, { ms: 10 }]);
    expect(sumCalls(many ?? { days: {} }, NOW).medianMs).toBe(250);
  });

  it('have it rest after five failures of its server in a row, and again after one more', () => {
    const failing = Array.from({ length: LIMITS.actionFailures - 1 }, () => ({ hasFailed: true, isWorking: false }));
    const tired = after(failing);
    expect(tired?.pausedUntil).toBeNull();
    const resting = after([{ hasFailed: true, isWorking: false }], tired);
    expect(resting?.pausedUntil).toEqual(new Date(NOW.getTime() + LIMITS.actionPauseMs));
    const later = new Date(NOW.getTime() + LIMITS.actionPauseMs);
    expect(after([{ at: later, isWorking: false }], resting)?.pausedUntil?.getTime()).toBeGreaterThan(later.getTime());
    expect(after([{ hasFailed: true }], resting)).toMatchObject({ failedInRow: 0, pausedUntil: null });
  });
});
