import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';

/** Interval of a member's presence reports, and of those of typing, silence after which they count as gone, and lifetime of a report, in milliseconds. */
export const PRESENCE = {
  everyMs: MINUTE_MS,
  typingEveryMs: 3 * SECOND_MS,
  staleMs: 2.5 * MINUTE_MS,
  keptMs: HOUR_MS,
} as const;
