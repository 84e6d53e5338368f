import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';

/** Interval of a member's presence reports, silence after which they count as gone, and lifetime of a report, in milliseconds. */
export const PRESENCE = {
  everyMs: MINUTE_MS,
  staleMs: 2.5 * MINUTE_MS,
  keptMs: HOUR_MS,
} as const;
