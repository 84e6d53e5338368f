/** Conversations that one process counts; with more, all counts begin anew. */
const MAX_KEYS = 10_000;
/** Clients report typing again and again. One write in this time is enough. */
const PAUSE_MS = 3_000;

/** True for the first sign of typing of a side, and for one of it every three seconds in this process. */
export function createTypingThrottle(): (key: string, now?: number) => boolean {
  const last = new Map<string, number>();
  return (key, now = Date.now()) => {
    if (now - (last.get(key) ?? -Infinity) < PAUSE_MS) return false;
    if (last.size >= MAX_KEYS) last.clear();
    last.set(key, now);
    return true;
  };
}
