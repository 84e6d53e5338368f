interface Window<T> {
  /** Milliseconds since 1970. */
  start: number;
  loads: number;
  value: Promise<T>;
}

export interface BurstCacheOptions {
  /** Maximum number of loads of a key within a window; further calls get what was loaded last. */
  loads: number;
  windowMs: number;
}

/** Keys that one process remembers; with more it begins anew. */
const MAX_KEYS = 10_000;

/**
 * Makes a function that loads values by key, and spares the loads of a burst: a key that few ask for is loaded each time, one that
 * many ask for `loads` times in a window. A value is so never older than `windowMs`. A failure is not kept.
 */
export function createBurstCache<T>(
  load: (key: string) => Promise<T>,
  { loads, windowMs }: BurstCacheOptions,
): (key: string) => Promise<T> {
  const windows = new Map<string, Window<T>>();
  return async (key) => {
    const now = Date.now();
    const known = windows.get(key);
    const present = known !== undefined && Math.abs(now - known.start) < windowMs ? known : undefined;
    if (present !== undefined && present.loads >= loads) return present.value;
    const value = load(key);
    if (windows.size >= MAX_KEYS) windows.clear();
    windows.set(key, { start: present?.start ?? now, loads: (present?.loads ?? 0) + 1, value });
    try {
      return await value;
    } catch (error) {
      windows.delete(key);
      throw error;
    }
  };
}
