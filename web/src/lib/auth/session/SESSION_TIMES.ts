const DAY_SECONDS = 24 * 3600;

/** Times of keeping a session. Specification point 9. */
export const SESSION_TIMES = {
  refreshTickMs: 30_000,
  /** A token with less left than three ticks is refreshed, so that two ticks may fail. */
  refreshMarginSeconds: 90,
  cookieMaxAgeSeconds: 400 * DAY_SECONDS,
} as const;
