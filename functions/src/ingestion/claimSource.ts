import { createHash } from 'node:crypto';
import type { FileSource, QaSource, Source } from '@parlance/domain/documents/knowledge/source';
import { SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import { refs } from '../platform/refs.ts';
import { transactionInTurn } from '../platform/writes/transactionInTurn.ts';

/**
 * `later`: another worker has the source, whose lease would be over `at` this time if it had died; or the organization has its
 * share of the workers, and its turn may come then.
 */
export type Claim =
  | { kind: 'claimed'; source: FileSource | QaSource; leaseUntil: Date }
  | { kind: 'later'; at: Date }
  | { kind: 'exhausted' }
  | { kind: 'nothing-to-do' };

/** How long a source waits at least for a turn of its organization, and at most twice as long. */
export const TURN_MS = 10 * SECOND_MS;

/**
 * Takes a source for this worker, or says why not: it is gone, done, failed, a website, not due, in another worker's
 * hands, or has killed enough workers. An organization has at
 * most LIMITS.ingestionsPerOrg of the workers, so that others come in between. Attempts count on taking, so that a worker that dies has used one up.
 */
export async function claimSource(orgId: string, sourceId: string, now = new Date()): Promise<Claim> {
  const ref = refs.source(orgId, sourceId);
  const atWork = refs.sources(orgId).where('type', 'in', ['file', 'qa']).where('status', '==', 'processing');
  const isFull = ({ docs }: QuerySnapshot<Source>): boolean =>
    docs.filter((other) => other.id !== sourceId && (other.data().leaseUntil ?? now) > now).length >=
    LIMITS.ingestionsPerOrg;
  // Asked outside of the transaction first: most of many sources find the organization at work, and need no lock for it.
  if (isFull(await atWork.get())) return { kind: 'later', at: turnOf(sourceId, now) };
  return transactionInTurn<Claim>(paths.sources(orgId), async (transaction) => {
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
    if (isFull(await transaction.get(atWork))) return { kind: 'later', at: turnOf(sourceId, now) };
    const leaseUntil = new Date(now.getTime() + LIMITS.ingestionLeaseMs);
    transaction.update(ref, { status: 'processing', attempts: source.attempts + 1, progress: 0.05, leaseUntil });
    return { kind: 'claimed', source, leaseUntil };
  });
}

/** When a source may ask again: tasks of the same source meet in one, and those of many sources are spread over the time. */
function turnOf(sourceId: string, now: Date): Date {
  const spread = createHash('sha256').update(sourceId).digest().readUInt16BE() % TURN_MS;
  return new Date(Math.ceil((now.getTime() + TURN_MS - spread) / TURN_MS) * TURN_MS + spread);
}
