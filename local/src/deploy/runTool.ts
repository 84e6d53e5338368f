import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../config/ROOT.ts';

/** Runs a tool of this repository in its root with what it prints on this terminal. Resolves with its exit code. */
export function runTool(name: string, args: readonly string[]): Promise<number> {
  const child = spawn(path.join(ROOT, 'node_modules', '.bin', name), args, { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
