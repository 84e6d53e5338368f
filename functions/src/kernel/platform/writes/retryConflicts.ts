import { setTimeout } from 'node:timers/promises';
import { isConflict } from './isConflict.ts';

const ATTEMPTS = 12;
/** The longest pause before another attempt; each takes a random share of it, so that two processes do not meet again. */
const PAUSE_MS = 200;

/**
 * Does `work` again while what it read was changed before its write, twelve times in all. It reads, and writes once at most,
 * bound to the versions that it read (`lastUpdateTime`, or `create`). Where many processes compete for a document this needs no
 * lock, for which a transaction of the server client would have them wait one after the other. Throws the last conflict, and
 * everything else at once.
 * @see https://cloud.google.com/firestore/docs/transaction-data-contention
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS || !isConflict(error)) throw error;
      await setTimeout(Math.random() * PAUSE_MS);
    }
  }
}
