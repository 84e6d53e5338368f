import { LIMITS } from '@parlance/domain/limits';
import { refs } from '../../../kernel/platform/refs.ts';
import { leasedJob } from '../../../kernel/platform/schedule/leasedJob.ts';
import type { TestRunPlace } from './enqueueTestRun.ts';

/** A run in a worker's hands. */
export interface TestClaim extends TestRunPlace {
  worker: number;
}

/** Runs of tests, on each of which one worker works at a time. */
export const TEST_RUNS = leasedJob({
  refOf: ({ orgId, chatbotId, runId }: TestRunPlace) => refs.testRun(orgId, chatbotId, runId),
  leaseMs: LIMITS.testLeaseMs,
  heartbeatMs: LIMITS.testHeartbeatMs,
  maxAttempts: LIMITS.testAttempts,
  workerOf: ({ worker }) => worker,
  onClaim: ({ worker }) => ({ worker: worker + 1 }),
});
