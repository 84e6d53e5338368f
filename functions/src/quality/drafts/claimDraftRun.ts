import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import { LIMITS } from '@parlance/domain/limits';
import type { UpdateData } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { DraftRunPlace } from './enqueueDraftRun.ts';

/** A run in a worker's hands. */
export interface DraftClaim extends DraftRunPlace {
  worker: number;
}

/**
 * Takes a run for this worker; undefined where it is over or gone, or in another worker's hands. `exhausted` where
 * `LIMITS.testAttempts` workers have come no further, and `late` where a run for the gate has taken longer than `LIMITS.gateMs`.
 */
export async function claimDraftRun(
  { orgId, chatbotId, runId }: DraftRunPlace,
  now: Date,
): Promise<DraftRun | 'exhausted' | 'late' | undefined> {
  const ref = refs.draftRun(orgId, chatbotId, runId);
  return db.runTransaction(async (transaction) => {
    const run = (await transaction.get(ref)).data();
    if (run === undefined || (run.status !== 'waiting' && run.status !== 'running')) return undefined;
    if (run.status === 'running' && run.leaseUntil !== null && run.leaseUntil > now) return undefined;
    if (run.kind === 'gate' && now.getTime() - run.startedAt.getTime() > LIMITS.gateMs) return 'late';
    if (run.attempts >= LIMITS.testAttempts) return 'exhausted';
    const leaseUntil = new Date(now.getTime() + LIMITS.testLeaseMs);
    const claimed = { status: 'running', worker: run.worker + 1, attempts: run.attempts + 1, leaseUntil } as const;
    transaction.update(ref, claimed);
    return { ...run, ...claimed };
  });
}

/** Changes a run as long as this worker has it. False, and nothing changed, where it is over, gone or another's. */
export async function updateClaimedDraft(
  { orgId, chatbotId, runId, worker }: DraftClaim,
  change: UpdateData<DraftRun>,
): Promise<boolean> {
  const ref = refs.draftRun(orgId, chatbotId, runId);
  return db.runTransaction(async (transaction) => {
    const run = (await transaction.get(ref)).data();
    if (run?.status !== 'running' || run.worker !== worker) return false;
    transaction.update(ref, change);
    return true;
  });
}
