import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';
import type { QueueAges } from './readQueueAges.ts';

/** Seconds that the oldest of a queue may wait: more, and the service is degraded. The alerts have the same limits. */
export const QUEUE_LIMITS: Readonly<QueueAges> = {
  oldestSourceSeconds: (15 * MINUTE_MS) / SECOND_MS,
  oldestMailSeconds: (15 * MINUTE_MS) / SECOND_MS,
  // An erasure stays open for a quarter of an hour in any case.
  oldestErasureSeconds: HOUR_MS / SECOND_MS,
};
