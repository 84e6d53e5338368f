import type { DataExport } from '@parlance/domain/documents/exports/dataExport';
import { LIMITS } from '@parlance/domain/limits';
import { refs } from '../../../kernel/platform/refs.ts';
import { createHeartbeat } from '../../../kernel/platform/schedule/createHeartbeat.ts';
import { exportFile } from '../exportFile.ts';
import { exportRows } from '../rows/exportRows.ts';
import { claimExport } from './claimExport.ts';
import { type Stored, storeRows } from './storeRows.ts';
import { type Claim, updateClaimed } from './updateClaimed.ts';

/**
 * Writes the file of an export that is due, and says how far it is. It may be cut anywhere, repeated, and run twice at once: the lease
 * lets one worker in, and another begins anew. What is withdrawn or deleted meanwhile leaves no file. Rethrows what it failed for,
 * so that the queue tries again, until the attempts are used up.
 */
export async function runExport(orgId: string, exportId: string, now = new Date()): Promise<void> {
  const claimed = await claimExport(orgId, exportId, now);
  if (claimed === undefined) return;
  const claim: Claim = { orgId, exportId, attempt: claimed.attempts };
  try {
    const stored = await store(claimed, claim);
    if (stored !== undefined && (await updateClaimed(claim, { status: 'ready', leaseUntil: null, ...stored }))) return;
    await dropUnwanted(claimed, claim);
  } catch (error) {
    const isLast = claimed.attempts >= LIMITS.exportAttempts;
    await updateClaimed(claim, isLast ? { status: 'failed', leaseUntil: null } : { status: 'waiting' });
    throw error;
  }
}

/** Undefined where the lease was lost on the way. */
async function store(claimed: DataExport, claim: Claim): Promise<Stored | undefined> {
  const { orgId, exportId } = claim;
  const source = exportRows({ orgId, ...claimed }, claimed.view);
  let progress = { done: 0 };
  const lost = new AbortController();
  const renew = async (change: { total?: number | null } = {}): Promise<boolean> => {
    const leaseUntil = new Date(Date.now() + LIMITS.exportLeaseMs);
    const isKept = await updateClaimed(claim, { ...progress, ...change, leaseUntil });
    if (!isKept) lost.abort();
    return isKept;
  };
  const stop = createHeartbeat(renew, LIMITS.exportHeartbeatMs);
  try {
    await renew({ total: await source.total() });
    return await storeRows(claimed, source, {
      orgId,
      exportId,
      signal: lost.signal,
      onProgress: (done) => {
        progress = { done };
      },
    });
  } catch (error) {
    if (lost.signal.aborted) return undefined;
    throw error;
  } finally {
    await stop();
  }
}

/** Removes what was written for nobody. Where another worker has the export, the file is that one's. */
async function dropUnwanted({ chatbotId }: DataExport, { orgId, exportId }: Claim): Promise<void> {
  const present = (await refs.dataExport(orgId, exportId).get()).data();
  if (present !== undefined && present.status !== 'failed') return;
  await exportFile(orgId, chatbotId, exportId).delete({ ignoreNotFound: true });
}
