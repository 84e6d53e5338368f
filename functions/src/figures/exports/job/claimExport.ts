import type { DataExport } from '@parlance/domain/documents/exports/dataExport';
import { LIMITS } from '@parlance/domain/limits';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';

/**
 * Takes an export for this worker; undefined where it is over or gone, in another worker's hands, or has had
 * `LIMITS.exportAttempts`, which ends it. Attempts count on taking, so that a worker that dies has used one up.
 */
export async function claimExport(orgId: string, exportId: string, now: Date): Promise<DataExport | undefined> {
  const ref = refs.dataExport(orgId, exportId);
  return db.runTransaction(async (transaction) => {
    const found = (await transaction.get(ref)).data();
    if (found === undefined || (found.status !== 'waiting' && found.status !== 'running')) return undefined;
    if (found.status === 'running' && found.leaseUntil !== null && found.leaseUntil > now) return undefined;
    if (found.attempts >= LIMITS.exportAttempts) {
      transaction.update(ref, { status: 'failed', leaseUntil: null });
      return undefined;
    }
    const leaseUntil = new Date(now.getTime() + LIMITS.exportLeaseMs);
    const claimed = { status: 'running', attempts: found.attempts + 1, done: 0, leaseUntil } as const;
    transaction.update(ref, claimed);
    return { ...found, ...claimed };
  });
}
