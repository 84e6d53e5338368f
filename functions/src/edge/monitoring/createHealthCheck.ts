import { SECOND_MS } from '@parlance/domain/durations';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { untilAborted } from '../../kernel/platform/untilAborted.ts';
import { QUEUE_LIMITS } from './QUEUE_LIMITS.ts';
import type { QueueAges } from './readQueueAges.ts';

/** Time during which an outcome is kept: more frequent requests make no load. */
const KEPT_MS = 30 * SECOND_MS;
/** Shorter than an uptime check waits. */
const TIMEOUT_MS = 5 * SECOND_MS;

/**
 * A check of the service: true where Firestore and Storage answer and no queue has been waiting for longer than QUEUE_LIMITS. The
 * figures go into the log alone. It never throws; within 30 seconds it answers from memory.
 */
export function createHealthCheck(
  read: (now: Date) => Promise<QueueAges>,
  timeoutMs = TIMEOUT_MS,
): (now?: Date) => Promise<boolean> {
  let kept: { until: number; health: Promise<boolean> } | undefined;
  return (now = new Date()) => {
    if (kept === undefined || now.getTime() >= kept.until) {
      kept = { until: now.getTime() + KEPT_MS, health: check(untilAborted(read(now), AbortSignal.timeout(timeoutMs))) };
    }
    return kept.health;
  };
}

async function check(reading: Promise<QueueAges>): Promise<boolean> {
  const version = process.env['K_REVISION'] ?? 'unknown';
  try {
    const ages = await reading;
    const isHealthy =
      ages.oldestSourceSeconds <= QUEUE_LIMITS.oldestSourceSeconds &&
      ages.oldestMailSeconds <= QUEUE_LIMITS.oldestMailSeconds &&
      ages.oldestErasureSeconds <= QUEUE_LIMITS.oldestErasureSeconds;
    logEvent('health checked', { isHealthy, ...ages, version });
    return isHealthy;
  } catch (error) {
    logEvent('health unknown', { version }, error);
    return false;
  }
}
