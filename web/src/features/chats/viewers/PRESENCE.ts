import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';

/** How often an open conversation says that its member is there, and after what silence nobody believes it, in milliseconds. */
export const PRESENCE = {
  everyMs: MINUTE_MS,
  staleMs: 2.5 * MINUTE_MS,
  keptMs: HOUR_MS,
} as const;
