import { MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { addToLogContext } from '../../kernel/platform/log/logContext.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { type ApiCaller, requireKey } from './requireKey.ts';

/** Headers with the requests left in the minute, and the seconds until the next minute begins. */
function rateHeaders(left: number, now: number): Record<string, string> {
  return {
    'RateLimit-Limit': String(LIMITS.apiCallsPerMinute),
    'RateLimit-Remaining': String(left),
    'RateLimit-Reset': String(Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000)),
  };
}

/**
 * Identifies the caller of a request, and counts it in the key's minute. `onRate` gets the headers that say how much of it is
 * left, also where that is nothing. Throws `unauthenticated` or `rate-limited`.
 */
export async function admitCall(
  authorization: string | undefined,
  onRate: (headers: Record<string, string>) => void,
): Promise<ApiCaller> {
  const now = Date.now();
  const caller = await requireKey(authorization);
  addToLogContext({ orgId: caller.orgId });
  onRate(rateHeaders(0, now));
  onRate(rateHeaders(await takeRateLimit(`api:${caller.keyId}`, LIMITS.apiCallsPerMinute, MINUTE_MS, now), now));
  return caller;
}
