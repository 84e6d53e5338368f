import type { Source } from '@parlance/domain/documents/knowledge/source';

/** Fields of a source that is to be read from the beginning, now, whatever became of it before. */
export function requeued(now = new Date()) {
  return {
    status: 'pending',
    error: null,
    progress: 0,
    attempts: 0,
    leaseUntil: null,
    nextAttemptAt: now,
    waitingSince: null,
  } as const satisfies Partial<Source>;
}
