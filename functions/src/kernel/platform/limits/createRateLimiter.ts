import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { createUseCounter } from './createUseCounter.ts';

/**
 * Counts requests per address prefix in this process alone: a flood is refused before it costs a read. The exact limits
 * are in the counters (decision 012). The function throws `rate-limited` for request `limit + 1` of a minute.
 */
export function createRateLimiter(limit: number): (address: string, now?: number) => void {
  const count = createUseCounter(MINUTE_MS);
  return (address, now) => {
    if (count(address, now) > limit) throw new AppError('rate-limited');
  };
}
