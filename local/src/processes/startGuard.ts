import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Starts what ends a detached process, and all that is marked as of its suite, once this process is gone, however that happened.
 * Returns what lets it end when they have.
 */
export function startGuard(suiteId: string, pid: number | undefined): () => void {
  const guard = spawn(process.execPath, [path.join(import.meta.dirname, 'guard.ts'), suiteId, String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return () => guard.stdin.end();
}
