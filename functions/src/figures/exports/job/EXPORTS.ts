import { LIMITS } from '@parlance/domain/limits';
import { refs } from '../../../kernel/platform/refs.ts';
import { leasedJob } from '../../../kernel/platform/schedule/leasedJob.ts';

/** Place of an export. */
export interface ExportPlace {
  orgId: string;
  exportId: string;
}

/** Exports, on each of which one worker works at a time. Each attempt begins anew. */
export const EXPORTS = leasedJob({
  refOf: ({ orgId, exportId }: ExportPlace) => refs.dataExport(orgId, exportId),
  leaseMs: LIMITS.exportLeaseMs,
  heartbeatMs: LIMITS.exportHeartbeatMs,
  maxAttempts: LIMITS.exportAttempts,
  workerOf: ({ attempts }) => attempts,
  onClaim: () => ({ done: 0 }),
  onExhausted: { status: 'failed', leaseUntil: null },
});
