import { logEvent } from './logEvent.ts';

/** Kinds of work that nobody waits for: a part of a schedule, a task of a queue, the work of an event. */
export type WorkKind = 'part' | 'task' | 'event';

/**
 * Runs work and writes one line when it is over, with its outcome and duration in milliseconds; a number that it answers is
 * its count. A failure is logged and returned, not thrown.
 */
export async function logWork(kind: WorkKind, work: () => Promise<unknown>): Promise<{ error: unknown } | undefined> {
  const started = performance.now();
  const finish = (outcome: 'ok' | 'failed', result?: unknown): void => {
    const durationMs = Math.round(performance.now() - started);
    logEvent('job finished', { kind, outcome, durationMs, count: typeof result === 'number' ? result : null });
  };
  try {
    finish('ok', await work());
    return undefined;
  } catch (error) {
    logEvent(kind === 'part' ? 'scheduled part failed' : 'job failed', { kind }, error);
    finish('failed');
    return { error };
  }
}
