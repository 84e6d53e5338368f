import { DAY_MS, SECOND_MS } from '@parlance/domain/durations';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { SPEND_SHARES } from './SPEND_SHARES.ts';
import { createPending } from './createPending.ts';
import type { SpendStop } from './SpendStop.ts';
import type { SpendStore } from './SpendStore.ts';

/** Maximum age of the sum on which a process decides. */
export const SPEND_READ_MS = 30 * SECOND_MS;
const MICRO = 1_000_000;

export interface SpendMeter {
  /** Adds what a call to a model has cost, in US dollars. */
  note: (usd: number) => void;
  /** Returns what is stopped as far as this process knows: from memory, so that no question waits or pays for it. */
  stop: () => SpendStop;
  /** The same by a sum that is no older than `SPEND_READ_MS`: for work that nobody waits for. */
  check: () => Promise<SpendStop>;
  /** Writes what this process has spent and not written yet. Never throws. */
  flush: () => Promise<void>;
}

interface MeterOptions {
  /** Daily limit in US dollars; 0 for no limit. */
  limitUsd: number;
  store: SpendStore;
  now?: () => number;
}

/** A day as yyyy-mm-dd in UTC. */
function dayAt(ms: number): string {
  return new Date(Math.floor(ms / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Sums what all processes spend on models in a day (UTC) and says what that stops. A process writes what it has spent, and
 * reads the sum, at most every `SPEND_READ_MS`, while questions go on; what an ending process has not written yet is lost.
 */
export function createSpendMeter({ limitUsd, store, now = Date.now }: MeterOptions): SpendMeter {
  const pending = createPending(store);
  const logged = new Set<string>();
  let known = { day: '', micro: 0 };
  let tried = { day: '', at: -Infinity };
  let reading: Promise<void> | undefined;

  const percent = (): number =>
    known.day === dayAt(now()) && limitUsd > 0 ? (100 * known.micro) / (limitUsd * MICRO) : 0;

  const report = (): void => {
    for (const [share, from] of Object.entries(SPEND_SHARES)) {
      const occasion = `${known.day} ${share}`;
      if (percent() < from || logged.has(occasion)) continue;
      logged.add(occasion);
      logEvent('daily spend reached', { share, spentUsd: known.micro / MICRO, limitUsd });
    }
  };

  const synchronise = async (): Promise<void> => {
    try {
      await pending.write();
      const day = dayAt(now());
      known = { day, micro: await store.read(day) };
      report();
    } catch (error) {
      logEvent('spend not summed', {}, error);
    }
  };

  const refresh = async (): Promise<void> => {
    const isFresh = now() - tried.at < SPEND_READ_MS && tried.day === dayAt(now());
    if (limitUsd === 0 || (isFresh && reading === undefined)) return;
    if (reading === undefined) {
      tried = { day: dayAt(now()), at: now() };
      reading = synchronise().finally(() => {
        reading = undefined;
      });
    }
    await reading;
  };

  const level = (): SpendStop =>
    percent() >= SPEND_SHARES.all ? 'all' : percent() >= SPEND_SHARES.trials ? 'trials' : 'none';

  return {
    note: (usd) => {
      if (limitUsd === 0) return;
      pending.note(dayAt(now()), usd * MICRO);
      void refresh();
    },
    stop: () => {
      void refresh();
      return level();
    },
    check: async () => {
      await refresh();
      return level();
    },
    flush: () => pending.write().catch((error: unknown) => logEvent('spend not summed', {}, error)),
  };
}
