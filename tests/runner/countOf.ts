import type { Count } from './Count.ts';

/** A runner that exits badly without a failed test has crashed, which counts as one failure. */
export function countOf(count: Count, exitCode: number): Count {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
