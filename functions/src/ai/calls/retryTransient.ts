import { setTimeout } from 'node:timers/promises';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { httpStatusOf } from './httpStatusOf.ts';
import { transientPause } from './transientPause.ts';

/** A provider that asks for a longer pause is asked again by the task's own retries. */
const MAX_PAUSE_MS = 20_000;

/**
 * Does the work again when the provider was busy, at most three times in all, after the pauses of `transientPause`.
 * Throws the last error.
 * @param model Whose work it is, for the log.
 * @param sleep Waits so many milliseconds; a test does not.
 */
export async function retryTransient<T>(
  model: string,
  work: () => Promise<T>,
  sleep: (milliseconds: number) => Promise<unknown> = setTimeout,
  maxPauseMs = MAX_PAUSE_MS,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      logEvent('model call failed', { status: httpStatusOf(error) ?? null, model }, error);
      const pause = transientPause(error, attempt, maxPauseMs);
      if (pause === undefined) throw error;
      await sleep(pause);
    }
  }
}
