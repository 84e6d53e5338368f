import { MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';

/** Headers with the requests left in the minute, and the seconds until the next minute begins. */
export function rateHeaders(left: number, now: number): Record<string, string> {
  return {
    'RateLimit-Limit': String(LIMITS.apiCallsPerMinute),
    'RateLimit-Remaining': String(left),
    'RateLimit-Reset': String(Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000)),
  };
}
