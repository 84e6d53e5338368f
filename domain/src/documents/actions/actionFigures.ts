import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/** In how many milliseconds calls were over, at most; the last of `times` counts those that took longer. */
export const CALL_TIMES = [100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000] as const;

const dayFiguresSchema = z.object({
  calls: z.int(),
  /** Number of these that failed. */
  failed: z.int(),
  /** Number of calls that were over in each of `CALL_TIMES`, and of those that took longer. */
  times: z.array(z.int()),
});

/**
 * orgs/{orgId}/chatbots/{chatbotId}/actionFigures/{actionId}: how an action's calls went in the last `LIMITS.actionFigureDays` days, and
 * whether it rests because its server fails.
 */
export const actionFiguresSchema = z.object({
  /** By day (UTC), yyyy-mm-dd. */
  days: z.record(z.string(), dayFiguresSchema),
  /** Calls that failed one after the other, up to the last. */
  failedInRow: z.int(),
  /** Until then it is not called; null where it never rested, or works again. */
  pausedUntil: z.nullable(timestamp),
});

export type ActionFigures = z.infer<typeof actionFiguresSchema>;
