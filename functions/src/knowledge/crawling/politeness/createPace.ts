import { setTimeout as pause } from 'node:timers/promises';

/** Keeps `delayMs` between the starts of two requests, however many ask at a time. Rejects when `signal` is aborted. */
export function createPace(delayMs: number, signal: AbortSignal): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = Date.now();
    const start = Math.max(now, next);
    next = start + delayMs;
    if (start > now) await pause(start - now, undefined, { signal });
  };
}
