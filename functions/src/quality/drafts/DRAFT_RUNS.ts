import { LIMITS } from '@parlance/domain/limits';
import { refs } from '../../kernel/platform/refs.ts';
import { leasedJob } from '../../kernel/platform/schedule/leasedJob.ts';
import type { DraftRunPlace } from './enqueueDraftRun.ts';

/** A run in a worker's hands. */
export interface DraftClaim extends DraftRunPlace {
  worker: number;
}

/** Runs of drafts, on each of which one worker works at a time. */
export const DRAFT_RUNS = leasedJob({
  refOf: ({ orgId, chatbotId, runId }: DraftRunPlace) => refs.draftRun(orgId, chatbotId, runId),
  leaseMs: LIMITS.testLeaseMs,
  heartbeatMs: LIMITS.testHeartbeatMs,
  maxAttempts: LIMITS.testAttempts,
  workerOf: ({ worker }) => worker,
  onClaim: ({ worker }) => ({ worker: worker + 1 }),
});
