import { DAY_MS } from '@parlance/domain/durations';
import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpendMeter, SPEND_READ_MS } from './createSpendMeter.ts';

const write = vi.spyOn(logger, 'write').mockReturnValue();
const NOON = Date.parse('2026-11-22T12:00:00Z');
const DOLLAR = 1_000_000;

beforeEach(() => {
  write.mockClear();
});

/** A meter over counters in memory, which others may add to. */
function meterWith(limitUsd: number) {
  const sums = new Map<string, number>();
  const clock = { now: NOON };
  const store = {
    add: vi.fn<(day: string, micro: number) => Promise<void>>(
      async (day, micro) => void sums.set(day, (sums.get(day) ?? 0) + micro),
    ),
    read: vi.fn<(day: string) => Promise<number>>(async (day) => sums.get(day) ?? 0),
  };
  return { sums, clock, store, meter: createSpendMeter({ limitUsd, store, now: () => clock.now }) };
}

describe('the day’s spending (A-126)', () => {
  it('stops trials at the limit and all at 120 percent of it, and nothing the next day', async () => {
    const { sums, clock, meter } = meterWith(10);
    const at = async (usd: number) => {
      sums.set('2026-11-22', usd * DOLLAR);
      clock.now += SPEND_READ_MS;
      return meter.check();
    };
    expect([await at(9.99), await at(10), await at(11.99), await at(12)]).toEqual(['none', 'trials', 'trials', 'all']);
    expect(meter.stop()).toBe('all');
    clock.now = NOON + DAY_MS;
    expect(meter.stop()).toBe('none');
    expect(await meter.check()).toBe('none');
  });

  it('is logged once for each share that is reached', async () => {
    const { sums, clock, meter } = meterWith(10);
    for (const usd of [7.9, 8, 9, 10, 13, 14]) {
      sums.set('2026-11-22', usd * DOLLAR);
      clock.now += SPEND_READ_MS;
      await meter.check();
    }
    expect(write.mock.calls.map(([line]) => line)).toMatchObject([
      { event: 'daily spend reached', share: 'warning', spentUsd: 8, limitUsd: 10, severity: 'WARNING' },
      { share: 'trials', spentUsd: 10 },
      { share: 'all', spentUsd: 13 },
    ]);
  });

  it('is written and read once in half a minute, however many ask and spend', async () => {
    const { sums, clock, store, meter } = meterWith(10);
    await meter.check();
    for (let count = 0; count < 1000; count += 1) {
      meter.note(0.004);
      meter.stop();
    }
    expect(store.read).toHaveBeenCalledTimes(1);
    expect(store.add).not.toHaveBeenCalled();
    clock.now += SPEND_READ_MS;
    expect(meter.stop()).toBe('none');
    await vi.waitFor(() => expect(store.read).toHaveBeenCalledTimes(2));
    expect(store.add).toHaveBeenCalledTimes(1);
    expect(sums.get('2026-11-22')).toBe(4 * DOLLAR);
  });

  it('is kept where the counters are away, and belongs to the day it was spent on', async () => {
    const { sums, clock, store, meter } = meterWith(10);
    await meter.check();
    meter.note(2);
    store.add.mockRejectedValueOnce(new Error('away'));
    clock.now = NOON + DAY_MS;
    await meter.check();
    clock.now += SPEND_READ_MS;
    await meter.check();
    expect([...sums]).toEqual([['2026-11-22', 2 * DOLLAR]]);
  });

  it('is not asked for again and again where the counters are away', async () => {
    const { clock, store, meter } = meterWith(10);
    store.read.mockRejectedValue(new Error('away'));
    for (let count = 0; count < 10; count += 1) expect(await meter.check()).toBe('none');
    expect(store.read).toHaveBeenCalledTimes(1);
    clock.now += SPEND_READ_MS;
    await meter.check();
    expect(store.read).toHaveBeenCalledTimes(2);
  });

  it('is written at the end of a task, whether or not half a minute is over', async () => {
    const { sums, store, meter } = meterWith(10);
    await meter.check();
    meter.note(3);
    await meter.flush();
    await meter.flush();
    expect([...sums]).toEqual([['2026-11-22', 3 * DOLLAR]]);
    meter.note(1);
    store.add.mockRejectedValueOnce(new Error('away'));
    await meter.flush();
    await meter.flush();
    expect(sums.get('2026-11-22')).toBe(4 * DOLLAR);
  });

  it('is not counted without a limit', async () => {
    const { store, meter } = meterWith(0);
    meter.note(1000);
    expect([meter.stop(), await meter.check()]).toEqual(['none', 'none']);
    expect(store.read).not.toHaveBeenCalled();
  });
});
