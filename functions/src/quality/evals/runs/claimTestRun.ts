import type { TestRun } from '@parlance/domain/documents/evals/testRun';
import { LIMITS } from '@parlance/domain/limits';
import type { UpdateData } from 'firebase-admin/firestore';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { TestRunPlace } from './enqueueTestRun.ts';

/** A run in a worker's hands. */
export interface TestClaim extends TestRunPlace {
  worker: number;
}

/**
 * Takes a run for this worker; undefined where it is over or gone, or in another worker's hands. `exhausted` where
 * `LIMITS.testAttempts` workers have come no further. Attempts count on taking, so that a worker that dies has used one up.
 */
export async function claimTestRun(
  { orgId, chatbotId, runId }: TestRunPlace,
  now: Date,
): Promise<TestRun | 'exhausted' | undefined> {
  const ref = refs.testRun(orgId, chatbotId, runId);
  return db.runTransaction(async (transaction) => {
    const run = (await transaction.get(ref)).data();
    if (run === undefined || (run.status !== 'waiting' && run.status !== 'running')) return undefined;
    if (run.status === 'running' && run.leaseUntil !== null && run.leaseUntil > now) return undefined;
    if (run.attempts >= LIMITS.testAttempts) return 'exhausted';
    const leaseUntil = new Date(now.getTime() + LIMITS.testLeaseMs);
    const claimed = { status: 'running', worker: run.worker + 1, attempts: run.attempts + 1, leaseUntil } as const;
    transaction.update(ref, claimed);
    return { ...run, ...claimed };
  });
}

/** Changes a run as long as this worker has it. False, and nothing changed, where it is over, gone or another's. */
export async function updateClaimedRun(
  { orgId, chatbotId, runId, worker }: TestClaim,
  change: UpdateData<TestRun>,
): Promise<boolean> {
  const ref = refs.testRun(orgId, chatbotId, runId);
  return db.runTransaction(async (transaction) => {
    const run = (await transaction.get(ref)).data();
    if (run?.status !== 'running' || run.worker !== worker) return false;
    transaction.update(ref, change);
    return true;
  });
}
