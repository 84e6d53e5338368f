import { setTimeout as after } from 'node:timers/promises';

const PATIENCE_MS = 5 * 60_000;

/** Waits until the stand-in has a first reply. Throws after five minutes, which a busy machine may take to start. */
export async function untilAnswered(replies: () => Promise<number[]>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while ((await replies()).length === 0) {
    if (Date.now() > until) throw new Error('no answer within five minutes');
    await after(200);
  }
}
