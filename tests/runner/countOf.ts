import type { Count } from './Count.ts';

/** A runner that exits badly without a failed test has crashed, which counts as one failure. */
export function countOf(count: Count, runner: string, exitCode: number): Count {
  if (exitCode === 0 || count.failed.length > 0) return count;
  return { ...count, failed: [`${runner} has crashed: exit code ${exitCode}`] };
}
