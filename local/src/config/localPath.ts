import path from 'node:path';
import { ROOT } from './ROOT.ts';

/** A path inside `.local`, the git-ignored folder that holds everything a run leaves behind. */
export function localPath(...parts: string[]): string {
  return path.join(ROOT, '.local', ...parts);
}
