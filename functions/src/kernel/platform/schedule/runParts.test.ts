import { MINUTE_MS } from '@parlance/domain/durations';
import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runParts } from './runParts.ts';

const write = vi.spyOn(logger, 'write').mockReturnValue();

beforeEach(() => {
  write.mockClear();
});

const NOON = new Date('2026-11-22T12:00:00Z');

describe('runParts', () => {
  it('runs each part in its own minutes', async () => {
    const ran: string[] = [];
    const part = (name: string, everyMinutes: number) => ({
      name,
      everyMinutes,
      run: async () => {
        ran.push(name);
      },
    });
    const parts = [part('every', 1), part('fifth', 5), part('tenth', 10)];
    await runParts(parts, NOON, 1000);
    expect(ran.toSorted()).toEqual(['every', 'fifth', 'tenth']);
    ran.length = 0;
    await runParts(parts, new Date(NOON.getTime() + 5 * MINUTE_MS), 1000);
    expect(ran.toSorted()).toEqual(['every', 'fifth']);
    ran.length = 0;
    await runParts(parts, new Date(NOON.getTime() + MINUTE_MS), 1000);
    expect(ran).toEqual(['every']);
  });

  it('lets no part hold up another, and tells each when its time is over', async () => {
    const seen: boolean[] = [];
    await runParts(
      [
        { name: 'broken', everyMinutes: 1, run: () => Promise.reject(new Error('away')) },
        { name: 'in time', everyMinutes: 1, run: async ({ isOver }) => void seen.push(isOver()) },
      ],
      NOON,
      60_000,
    );
    await runParts([{ name: 'late', everyMinutes: 1, run: async ({ isOver }) => void seen.push(isOver()) }], NOON, -1);
    expect(seen).toEqual([false, true]);
  });

  it('writes one line for each part, with its name, outcome and count', async () => {
    const parts = [
      { name: 'resendStalledMail', everyMinutes: 1, run: async () => 7 },
      { name: 'broken', everyMinutes: 1, run: () => Promise.reject(new Error('away')) },
    ];
    await runParts(parts, NOON, 1000);
    const lines = write.mock.calls.map(([line]) => line);
    expect(lines).toMatchObject([
      { event: 'job finished', job: 'resendStalledMail', kind: 'part', outcome: 'ok', count: 7 },
      { event: 'scheduled part failed', job: 'broken', severity: 'ERROR' },
      { event: 'job finished', job: 'broken', kind: 'part', outcome: 'failed', count: null },
    ]);
    expect(new Set(lines.map(({ correlationId }) => String(correlationId))).size).toBe(2);
  });
});
