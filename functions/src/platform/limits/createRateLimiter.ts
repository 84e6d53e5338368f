import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';

/** Addresses that one process counts; with more in a minute, all counts begin anew. */
const MAX_ADDRESSES = 10_000;

/**
 * Counts requests per address prefix in this process alone: a flood is refused before it costs a read. The exact limits
 * are in the counters (decision 012). The function throws `rate-limited` for request `limit + 1` of a minute.
 */
export function createRateLimiter(limit: number): (address: string, now?: number) => void {
  let start = 0;
  let counts = new Map<string, number>();
  return (address, now = Date.now()) => {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== start || counts.size > MAX_ADDRESSES) {
      start = minute;
      counts = new Map();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count > limit) throw new AppError('rate-limited');
  };
}
