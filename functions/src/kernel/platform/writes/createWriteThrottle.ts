import { MINUTE_MS } from '@parlance/domain/durations';

/**
 * Says whether something may be written now: once a minute for each key, and for `max` keys a minute in this process, so
 * that a flood costs a bounded number of writes.
 */
export function createWriteThrottle(max: number): (key: string, now?: number) => boolean {
  let start = 0;
  const keys = new Set<string>();
  return (key, now = Date.now()) => {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== start) {
      start = minute;
      keys.clear();
    }
    if (keys.has(key) || keys.size >= max) return false;
    keys.add(key);
    return true;
  };
}
