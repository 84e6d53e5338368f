import { LIMITS } from '@parlance/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { createHeartbeat } from '../../kernel/platform/schedule/createHeartbeat.ts';

/**
 * Renews the lease on a source until the returned function is called, which resolves when no renewal is under way. It ends by
 * itself where the source is gone or the lease is another worker's.
 * @param renewMore What else the lease covers, written in the same transaction.
 */
export function keepLease(
  orgId: string,
  sourceId: string,
  claimedUntil: Date,
  renewMore: (transaction: Transaction, until: Date) => void = () => undefined,
): () => Promise<void> {
  const ref = refs.source(orgId, sourceId);
  let mine = claimedUntil;
  return createHeartbeat(async () => {
    const next = new Date(Date.now() + LIMITS.ingestionLeaseMs);
    const isMine = await db.runTransaction(async (transaction) => {
      const source = (await transaction.get(ref)).data();
      if (source?.leaseUntil?.getTime() !== mine.getTime()) return false;
      transaction.update(ref, { leaseUntil: next });
      renewMore(transaction, next);
      return true;
    });
    mine = next;
    return isMine;
  }, LIMITS.ingestionHeartbeatMs);
}
