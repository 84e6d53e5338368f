import { createHash } from 'node:crypto';
import { isWhole, WHOLE_TYPES, type WholeSource } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { sourcesAtWork } from '@parlance/domain/queries/sources';
import { FieldValue } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { asRead } from '../../kernel/platform/writes/asRead.ts';
import { retryConflicts } from '../../kernel/platform/writes/retryConflicts.ts';

/**
 * `later`: another worker has the source, whose lease would be over `at` this time if it had died; or the organization has its
 * share of the workers, and its turn may come then.
 */
export type Claim =
  | { kind: 'claimed'; source: WholeSource; leaseUntil: Date }
  | { kind: 'later'; at: Date }
  | { kind: 'exhausted' }
  | { kind: 'nothing-to-do' };

/** Minimum wait of a source for a turn of its organization, in milliseconds; the maximum is twice as long. */
export const TURN_MS = 10 * SECOND_MS;

/**
 * Takes a source for this worker, or says why not: it is gone, done, failed, a website, not due, in another worker's
 * hands, or has killed enough workers. An organization has at most LIMITS.ingestionsPerOrg of the workers, so that others come
 * in between. Attempts count on taking, so that a worker that dies has used one up.
 */
export async function claimSource(orgId: string, sourceId: string, now = new Date()): Promise<Claim> {
  const later: Claim = { kind: 'later', at: turnOf(sourceId, now) };
  if ((await atWork(orgId, now)).filter(({ id }) => id !== sourceId).length >= LIMITS.ingestionsPerOrg) return later;
  const claim = await retryConflicts(() => take(orgId, sourceId, now));
  if (claim.kind !== 'claimed') return claim;
  // Workers that asked at the same time have all been let in. Each sees those before it, and goes if they are enough.
  const place = (await atWork(orgId, now)).findIndex(({ id }) => id === sourceId);
  if (place < LIMITS.ingestionsPerOrg) return claim;
  await retryConflicts(() => giveBack(orgId, sourceId, claim.leaseUntil));
  return later;
}

/** The documents and answers that workers are reading, in the order in which they were taken. At most a few. */
async function atWork(orgId: string, now: Date): Promise<{ id: string; claimedAt: number }[]> {
  const query = queryOf(refs.sources(orgId), sourcesAtWork, { type: WHOLE_TYPES });
  const { docs } = await query.get();
  return docs
    .map((found) => ({ id: found.id, source: found.data() }))
    .filter(({ source }) => (source.leaseUntil ?? now) > now)
    .map(({ id, source }) => ({ id, claimedAt: source.claimedAt?.getTime() ?? 0 }))
    .toSorted((a, b) => a.claimedAt - b.claimedAt || (a.id < b.id ? -1 : 1));
}

async function take(orgId: string, sourceId: string, now: Date): Promise<Claim> {
  const found = await refs.source(orgId, sourceId).get();
  const source = found.data();
  if (source === undefined || !isWhole(source)) return { kind: 'nothing-to-do' };
  if (source.status === 'indexed' || source.status === 'failed') return { kind: 'nothing-to-do' };
  if (source.leaseUntil !== null && source.leaseUntil > now)
    return { kind: 'later', at: new Date(source.leaseUntil.getTime() + SECOND_MS) };
  if (source.status === 'pending' && source.nextAttemptAt > now) return { kind: 'nothing-to-do' };
  if (source.attempts >= LIMITS.ingestionAttempts) {
    await found.ref.update({ status: 'failed', error: 'ingestion-failed', leaseUntil: null }, asRead(found));
    return { kind: 'exhausted' };
  }
  const leaseUntil = new Date(now.getTime() + LIMITS.ingestionLeaseMs);
  const claimedAt = FieldValue.serverTimestamp();
  const attempts = source.attempts + 1;
  await found.ref.update({ status: 'processing', attempts, progress: 0.05, leaseUntil, claimedAt }, asRead(found));
  return { kind: 'claimed', source, leaseUntil };
}

/** The source waits again as if it had never been taken. */
async function giveBack(orgId: string, sourceId: string, leaseUntil: Date): Promise<void> {
  const found = await refs.source(orgId, sourceId).get();
  const source = found.data();
  if (source?.leaseUntil?.getTime() !== leaseUntil.getTime()) return;
  const waiting = { status: 'pending', attempts: source.attempts - 1, progress: 0, leaseUntil: null } as const;
  await found.ref.update(waiting, asRead(found));
}

/** Time at which a source may ask again: tasks of the same source meet in one, and those of many sources are spread over the time. */
function turnOf(sourceId: string, now: Date): Date {
  const spread = createHash('sha256').update(sourceId).digest().readUInt16BE() % TURN_MS;
  return new Date(Math.ceil((now.getTime() + TURN_MS - spread) / TURN_MS) * TURN_MS + spread);
}
