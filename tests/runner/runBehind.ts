import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { MARK } from '../../local/src/processes/killMarked.ts';
import { startGuard } from '../../local/src/processes/startGuard.ts';

/** A tenth of what others get, where there is not enough for all: little, and yet no test waits for ever. */
const { PRIORITY_BELOW_NORMAL } = os.constants.priority;

/**
 * Leaves a process what the others of this machine do not need. Linux shares processor time among sessions first, and by the
 * priorities of processes within each (`autogroup` in sched(7)): the session, which is the process's own, gets the same priority.
 */
function yieldToOthers(pid: number): void {
  os.setPriority(pid, PRIORITY_BELOW_NORMAL);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_BELOW_NORMAL));
  } catch {
    // Another system, or one that shares by process.
  }
}

/** As `runProcess`, with what the processor has left beside all other processes. Ends with this process. */
export function runBehind(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const suiteId = randomUUID();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(command, args, {
    cwd: ROOT,
    // A session of its own.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, [MARK]: suiteId },
  });
  if (child.pid !== undefined) yieldToOthers(child.pid);
  const endGuard = startGuard(suiteId, child.pid);
  child.once('error', reject);
  child.once('exit', (code) => resolve(code ?? 1));
  return promise.finally(endGuard);
}
