import { setTimeout } from 'node:timers/promises';
import { isTransient } from './isTransient.ts';

/** Milliseconds before each further attempt: somebody waits. */
const PAUSES_MS: readonly number[] = [200, 1000, 3000];

/**
 * Does a write again that Firestore refused for a reason that may pass, four times in all. The write must bear to have gone
 * through unnoticed. Throws the last error.
 * @param sleep Waits so many milliseconds; a test does not.
 */
export async function retryFirestore<T>(
  work: () => Promise<T>,
  sleep: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await sleep(pause);
    }
  }
  return work();
}
