import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../local/src/config/ROOT.ts';

/** Runs a tool from node_modules/.bin in the repository's folder and resolves with its exit code. */
export function runTool(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(path.join(ROOT, 'node_modules', '.bin', command), args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  child.once('error', reject);
  child.once('exit', (code) => resolve(code ?? 1));
  return promise;
}
