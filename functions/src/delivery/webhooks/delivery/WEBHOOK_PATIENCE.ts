import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';

/** Retry schedule of a delivery for a receiver that does not take it. */
export const WEBHOOK_PATIENCE = {
  firstMs: MINUTE_MS,
  maxMs: HOUR_MS,
  patienceMs: LIMITS.webhookPatienceMs,
} as const;
