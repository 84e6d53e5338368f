import type { Delivery } from '@parlance/domain/documents/organizations/webhook';
import { DAY_MS } from '@parlance/domain/durations';

/** Retention period of a delivery in a webhook's log: 30 days. */
const KEPT_MS = 30 * DAY_MS;

/** An event on its way, which nobody has tried to send. @param at When it happened. */
export function newDelivery(type: Delivery['type'], subjectId: string | null, at: Date): Delivery {
  const now = new Date();
  return {
    type,
    subjectId,
    status: 'waiting',
    attempts: 0,
    answerStatus: null,
    fault: null,
    durationMs: null,
    triedSince: null,
    nextAttemptAt: now,
    createdAt: at,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
}
