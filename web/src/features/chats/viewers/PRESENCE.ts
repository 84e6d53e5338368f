import { MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';

/** Interval of a member's reports of typing, and silence after which they count as gone, in milliseconds. */
export const PRESENCE = {
  typingEveryMs: 3 * SECOND_MS,
  staleMs: 2.5 * MINUTE_MS,
} as const;
