import path from 'node:path';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { runProcess } from './runProcess.ts';

/** Runs a tool from node_modules/.bin in the repository's folder and resolves with its exit code. `priority` as of `runProcess`. */
export function runTool(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  priority?: number,
): Promise<number> {
  return runProcess(path.join(ROOT, 'node_modules', '.bin', command), args, env, priority);
}
