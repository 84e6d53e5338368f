import { spawn } from 'node:child_process';
import os from 'node:os';
import { ROOT } from '../../local/src/config/ROOT.ts';

/**
 * Runs a program in the repository's folder, while this process goes on serving, and resolves with its exit code. `priority` is
 * that of the operating system, from -20 to 19, the lowest.
 */
export function runProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  priority: number = os.constants.priority.PRIORITY_NORMAL,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  child.once('error', reject);
  child.once('spawn', () => {
    if (child.pid !== undefined) os.setPriority(child.pid, priority);
  });
  child.once('exit', (code) => resolve(code ?? 1));
  return promise;
}
