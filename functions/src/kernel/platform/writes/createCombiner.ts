import { setTimeout } from 'node:timers/promises';
import type { TurnOptions } from './inTurn.ts';
import { QueueFull } from './QueueFull.ts';

export interface CombinerOptions<Item, Result> {
  /** Does the work of all items at once and says of each what became of it, in their order. If it fails, all of them fail. */
  run: (key: string, items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>;
  /** Milliseconds between two runs for the same key while more items come: they share the next one. */
  restMs: number;
}

interface Waiting<Item, Result> extends Pick<PromiseWithResolvers<Result>, 'resolve' | 'reject'> {
  item: Item;
}

/**
 * Makes a function that does work for items of a key, where many come at the same time: while one run is under way, items of
 * its key wait, and share the next. One document can be counted in by any number of requests of a process so, with a write for
 * each run. An item that waits leaves when its signal is aborted, with the signal's reason; one at work is finished.
 */
export function createCombiner<Item, Result>({
  run,
  restMs,
}: CombinerOptions<Item, Result>): (key: string, item: Item, options?: TurnOptions) => Promise<Result> {
  const lines = new Map<string, Waiting<Item, Result>[]>();

  const runOnce = async (key: string, batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const outcomes = await run(
        key,
        batch.map(({ item }) => item),
      );
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome?.status === 'fulfilled') resolve(outcome.value);
        else reject(outcome?.reason);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const work = async (key: string, line: Waiting<Item, Result>[]): Promise<void> => {
    // What comes in the same moment shares the first run too.
    await Promise.resolve();
    while (line.length > 0) {
      await runOnce(key, line.splice(0));
      if (line.length > 0) await setTimeout(restMs);
    }
    lines.delete(key);
  };

  return async (key, item, { signal, maxWaiting = Infinity } = {}) => {
    signal?.throwIfAborted();
    const known = lines.get(key);
    const line = known ?? [];
    if (line.length >= maxWaiting) throw new QueueFull();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const waiting = { item, resolve, reject };
    line.push(waiting);
    const leave = (): void => {
      const place = line.indexOf(waiting);
      if (place === -1) return;
      line.splice(place, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    if (known === undefined) {
      lines.set(key, line);
      void work(key, line);
    }
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  };
}
