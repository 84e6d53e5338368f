/** Conversations that one process remembers; more, and it forgets them all. */
const MAX_KEYS = 10_000;
/** Clients tell of typing again and again: so rarely is it worth a write. */
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
