import type { FileSource, QaSource } from '@parlance/domain/documents/knowledge/source';
import { SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

/** `later`: another worker has the source; if that has died, its lease is over `at` this time. */
export type Claim =
  | { kind: 'claimed'; source: FileSource | QaSource; leaseUntil: Date }
  | { kind: 'later'; at: Date }
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
    if (source.leaseUntil !== null && source.leaseUntil > now)
      return { kind: 'later', at: new Date(source.leaseUntil.getTime() + SECOND_MS) };
    if (source.status === 'pending' && source.nextAttemptAt > now) return { kind: 'nothing-to-do' };
    if (source.attempts >= LIMITS.ingestionAttempts) {
      transaction.update(ref, { status: 'failed', error: 'ingestion-failed', leaseUntil: null });
      return { kind: 'exhausted' };
    }
    const leaseUntil = new Date(now.getTime() + LIMITS.ingestionLeaseMs);
    transaction.update(ref, { status: 'processing', attempts: source.attempts + 1, progress: 0.05, leaseUntil });
    return { kind: 'claimed', source, leaseUntil };
  });
}
