import { MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';

/** How much of the minute's requests is left, and in how many seconds the next minute begins. */
export function rateHeaders(left: number, now: number): Record<string, string> {
  return {
    'RateLimit-Limit': String(LIMITS.apiCallsPerMinute),
    'RateLimit-Remaining': String(left),
    'RateLimit-Reset': String(Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000)),
  };
}
