/** Keys that one process counts; with more in a window, all counts begin anew. */
const MAX_KEYS = 10_000;

/** Counts uses of a key in a fixed window, in this process alone. Says how many there were, this one among them. */
export function createUseCounter(windowMs: number): (key: string, now?: number) => number {
  let window = 0;
  let counts = new Map<string, number>();
  return (key, now = Date.now()) => {
    const present = Math.floor(now / windowMs);
    if (present !== window || counts.size > MAX_KEYS) {
      window = present;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
}
