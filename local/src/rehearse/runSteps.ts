import type { Rehearsal, Step } from './Rehearsal.ts';

const SHOWN = 5;

async function problemsOf(step: Step, rehearsal: Rehearsal): Promise<readonly string[]> {
  try {
    return await step.run(rehearsal);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * Runs the steps one after the other, each with one line and, where it failed, its reasons below.
 * @returns how many failed.
 */
export async function runSteps(
  steps: readonly Step[],
  rehearsal: Rehearsal,
  log: (line: string) => void,
): Promise<number> {
  let failed = 0;
  for (const step of steps) {
    const startedAt = Date.now();
    const problems = await problemsOf(step, rehearsal);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    if (problems.length > 0) failed += 1;
    log(`${problems.length === 0 ? 'ok    ' : 'failed'}  ${step.name} (${seconds} s)`);
    for (const problem of problems.slice(0, SHOWN)) log(`          ${problem.replaceAll('\n', '\n          ')}`);
    if (problems.length > SHOWN) log(`          and ${problems.length - SHOWN} more`);
  }
  return failed;
}
