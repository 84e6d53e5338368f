import { spawn } from 'node:child_process';
import { ROOT } from '../../local/src/config/ROOT.ts';

/** Runs a program in the repository's folder, while this process goes on serving, and resolves with its exit code. */
export function runProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  child.once('error', reject);
  child.once('exit', (code) => resolve(code ?? 1));
  return promise;
}
