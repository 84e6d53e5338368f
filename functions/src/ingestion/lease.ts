import type { FileSource, QaSource } from '@parlance/domain/documents/knowledge/source';
import { LIMITS } from '@parlance/domain/limits';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

export type Claim =
  | { kind: 'claimed'; source: FileSource | QaSource }
  | { kind: 'exhausted' }
  | { kind: 'nothing-to-do' };

/**
 * Takes a source for this worker, or says why not: it is gone, done, failed, a website, not due, in another worker's
 * hands, or has killed enough workers. Attempts count on taking, so that a worker that dies has used one up.
 */
export async function claimSource(orgId: string, sourceId: string, now = new Date()): Promise<Claim> {
  const ref = refs.source(orgId, sourceId);
  return db.runTransaction<Claim>(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source === undefined || source.type === 'website') return { kind: 'nothing-to-do' };
    if (source.status === 'indexed' || source.status === 'failed') return { kind: 'nothing-to-do' };
    if (source.leaseUntil !== null && source.leaseUntil > now) return { kind: 'nothing-to-do' };
    if (source.status === 'pending' && source.nextAttemptAt > now) return { kind: 'nothing-to-do' };
    if (source.attempts >= LIMITS.ingestionAttempts) {
      transaction.update(ref, { status: 'failed', error: 'ingestion-failed', leaseUntil: null });
      return { kind: 'exhausted' };
    }
    transaction.update(ref, {
      status: 'processing',
      attempts: source.attempts + 1,
      progress: 0.05,
      leaseUntil: new Date(now.getTime() + LIMITS.ingestionLeaseMs),
    });
    return { kind: 'claimed', source };
  });
}

/** Renews the lease until the returned function is called. A source that was deleted meanwhile is left alone. */
export function keepLease(orgId: string, sourceId: string): () => void {
  const timer = setInterval(() => {
    refs
      .source(orgId, sourceId)
      .update({ leaseUntil: new Date(Date.now() + LIMITS.ingestionLeaseMs) })
      .catch(() => clearInterval(timer));
  }, LIMITS.ingestionHeartbeatMs);
  return () => clearInterval(timer);
}
